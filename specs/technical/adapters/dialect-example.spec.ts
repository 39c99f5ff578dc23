// @vitest-environment node
import { expect, it } from 'vitest'
import type { Call, Dialect, DialectFile } from '../../../src/adapters/http/schema/dialect.ts'

/** Everything that a dialect can say, once. */
const EXAMPLE: DialectFile = {
  moneda: 'MXN',
  zona_horaria: 'America/Mexico_City',
  imagenes: { producto: 'fotos/productos', logo: 'logos' },
  error: { success: [false, 0], error: '*' },
  entidades: {
    producto: {
      id: 'cve_producto',
      nombre: 'descripcion.corta',
      imagen: 'fotos.0.url',
      segmento: { columna: 'id_departamento', valores: { '1': 'Dama', '2': 'Caballero' } },
      precios: {
        escalones: [
          { piezas: 1, precio: 'precio_menudeo' },
          { piezas: 'min_mayoreo', precio: 'precio_mayoreo' },
        ],
        unidad: 'centavos',
        por_en: { columna: 'unidad', valores: { pieza: 1, docena: 12 } },
        moneda_en: 'divisa',
        oferta: { precio: 'precio_oferta', si: 'en_oferta', valores: ['S'] },
        distintos_en: { filas: 'inventario', precio: 'precio' },
      },
      minimo: 'min_piezas',
      multiplo: null,
      colores: { columna: 'colores', nombre: 'nombre', hex: 'tono', imagen: 'foto' },
      tallas: { columna: 'corrida', separador: '|' },
      agotados: { existencias: 'inventario', color: 'color', talla: 'talla', piezas: 'existencia' },
      galeria: ['foto1', 'foto2', 'foto3'],
      nuevo: { columna: 'novedad', si: ['S'] },
    },
    mensaje: { fecha: { columna: 'enviado', formato: 'd/m/Y H:i' } },
  },
  llamadas: {
    '/list-products-page.php': {
      ruta: '/v2/productos',
      parametros: { segmento: 'depto', talla: null },
      valores: { segmento: { Dama: '1', Caballero: '2' } },
      filas: 'data.productos',
      vacio: { mensaje: 'No hay productos' },
      pagina: { parametro: 'page', desde: 1, tamano: 50, total: 'data.total' },
      talla_filtra: false,
    },
    '/create_pedido.php': {
      cuerpo: { id_tienda: 'empresa', 'productos.cantidad': 'pzas' },
      respuesta: 'estado',
      hecho: ['ok', 'guardado'],
      rechazado: 'rechazado',
      texto: 'detalle.mensaje',
      campos: { folio: 'data.folio' },
    },
    '/login-user-redes.php': { nadie: ['not_exist'] },
  },
}

it('R11.39 un dialecto es JSON: lo que se escribe es lo que se lee', () => {
  const compiled: Pick<Dialect, 'moneda'> & Pick<Call, 'hecho'> = { moneda: 'MXN', hecho: ['ok'] }
  expect(JSON.parse(JSON.stringify({ ...EXAMPLE, ...compiled }))).toEqual({ ...EXAMPLE, ...compiled })
})
