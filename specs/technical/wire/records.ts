/** The records of section 7, which nobody waits for. Each has its check in records.spec.tsx. */
export const RECORDS = {
  'R7.51': '/view_page.php',
  'R7.52': '/usuario-vista-tienda.php',
  'R7.53': '/vista-tienda-contacto.php',
  'R7.54': '/usuario-vista-producto.php',
  'R7.55': '/usuario-vista-producto-contacto.php',
  'R7.56': '/vista-articulo.php',
  'R7.57': '/vista-contacto-whatsapp.php',
} as const
