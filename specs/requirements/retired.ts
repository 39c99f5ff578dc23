/**
 * What was asked for once and is not any more: *retirado*, with the reason. An id never comes back with another
 * meaning.
 */
export const RETIRED: Readonly<Record<string, string>> = {
  'R10.24':
    'Retirado: servidores ajenos descritos en un archivo. Hay un servidor; otro es una edición de sus llamadas.',
  'R11.90':
    'Retirado: oprimir al contestar el botón que se oprimió antes. Hasta entonces los botones se ven ' +
    'desactivados (R11.92).',
  'R12.33':
    'Retirado: Nuevo a lo más en una de cada cinco tarjetas. Se muestra lo que dice el servidor, también si ' +
    'marca muchas.',
  'R12.85':
    'Retirado: seguir a un fabricante sin cuenta. La API no lo guarda, y lo seguido en un navegador no ' +
    'estaba en los demás.',
  'R12.86': 'Retirado: las novedades de los fabricantes que se siguen, junto con R12.85.',
  'R12.90':
    'Retirado: la prenda como filtro, con las categorías que el servidor da. Lo que el servidor encuentra se ' +
    'muestra entero.',
}
