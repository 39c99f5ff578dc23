// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../../../src/adapters/http/endpoints/endpoints.ts'
import { OWN_DIALECT } from '../../../src/adapters/http/schema/dialect.ts'
import { fieldsOf } from '../../../src/adapters/http/schema/rows.ts'

/** What the document does not say, where it is not what it usually leaves out. */
const ASSUMED: Readonly<Record<string, string>> = {
  'R7.22': '',
  'R7.28': '',
  'R7.29': '',
  'R7.43': '',
  'R7.44': 'la respuesta es la de login-user',
  'R7.45': '',
  'R7.49': 'los campos del cuerpo, la palabra de éxito y el folio',
}
const USUALLY = {
  read: 'los campos de la respuesta',
  write: 'los campos del cuerpo y la palabra de éxito',
  record: 'los campos del cuerpo; nadie lee la respuesta',
}

const PRODUCT =
  'id nombre imagen? segmento? categoria? id_tienda? tienda? poblacion? precios? minimo? multiplo? ' +
  'colores? imagenes_color? tallas? nuevo? verificada? sku?'
const COMPANY = 'id nombre logo? poblacion? especialidad? verificada? pedido_minimo?'
const ARTICLE = 'id titulo resumen? clasificacion? imagen? autor? fecha?'
const PROMOTION = 'id titulo? texto? imagen? liga?'
const DETAIL = `${PRODUCT} galeria? descripcion? tela? cuidados? origen? telefono? pedido_minimo? agotados? favorito? tiempo_entrega? envio? guia_tallas?`
const FIELD_NAMES: Readonly<Record<string, string>> = {
  'R7.11': 'id categoria segmento?',
  'R7.12': PRODUCT,
  'R7.13': PRODUCT,
  'R7.14': PRODUCT,
  'R7.15': DETAIL,
  'R7.16': DETAIL,
  'R7.17': PRODUCT,
  'R7.18': PRODUCT,
  'R7.19': PRODUCT,
  'R7.20': COMPANY,
  'R7.21': `${COMPANY} portada? historia? desde? telefono? correo?`,
  'R7.22': 'segmento svg?',
  'R7.23': ARTICLE,
  'R7.24': `${ARTICLE} contenido?`,
  'R7.25': ARTICLE,
  'R7.26': PROMOTION,
  'R7.27': PROMOTION,
  'R7.28': 'nombre imagen? segmento? categoria? precios? minimo? colores? imagenes_color?',
  'R7.29': 'cantidad',
  'R7.30': PRODUCT,
  'R7.31': 'id_tienda tienda logo? mensaje? fecha? sin_leer?',
  'R7.32': 'id mensaje fecha?',
  'R7.33': 'id mensaje fecha?',
}

const TERMS = { dialect: OWN_DIALECT, imagesBase: '' }

describe('La tabla de la API', () => {
  it('dice de cada llamada lo que el documento no dice', () => {
    expect(ENDPOINTS).toHaveLength(40)
    for (const endpoint of ENDPOINTS) {
      const kind = endpoint.method === 'GET' ? 'read' : endpoint.done === '' ? 'record' : 'write'
      expect(endpoint.assumed, endpoint.id).toBe(ASSUMED[endpoint.id] ?? USUALLY[kind])
    }
  })

  it.each(Object.entries(FIELD_NAMES))('%s lleva en cada fila %s (con ? lo que puede faltar)', (id, names) => {
    const endpoint = ENDPOINTS.find((each) => each.id === id)
    const fields = endpoint?.method === 'GET' ? fieldsOf(endpoint, TERMS) : []
    expect(fields.map(({ column, isRequired }) => `${column}${isRequired ? '' : '?'}`).join(' ')).toBe(names)
  })

  it('dice en español lo que espera de cada campo', () => {
    const fields = ENDPOINTS.flatMap((endpoint) => (endpoint.method === 'GET' ? fieldsOf(endpoint, TERMS) : []))
    const named = fields.map(({ column, isRequired, expected }) => [`${column}${isRequired ? '' : '?'}`, expected])
    const said = Map.groupBy(named, ([, expected]) => expected)
    expect(
      Object.fromEntries(
        [...said].map(([what, all]) => [what, [...new Set(all.map(([name = '']) => name))].toSorted().join(' ')]),
      ),
    ).toEqual({
      identificador: 'id id_tienda id_tienda?',
      'texto no vacío': 'categoria mensaje nombre segmento tienda titulo',
      texto:
        'autor? categoria? clasificacion? correo? descripcion? envio? especialidad? guia_tallas? historia? mensaje? ' +
        'origen? poblacion? resumen? segmento? sku? tela? telefono? texto? tiempo_entrega? tienda? titulo?',
      'ruta de imagen': 'imagen? logo? portada? svg?',
      'precios "piezas:pesos"': 'precios?',
      'número entero desde 1': 'minimo? multiplo?',
      'colores "nombre:#rrggbb"': 'colores?',
      'imágenes "color:ruta"': 'imagenes_color?',
      'tallas separadas por comas': 'tallas?',
      '0 o 1': 'favorito? nuevo? verificada?',
      'rutas de imagen separadas por comas': 'galeria?',
      'palabras separadas por comas': 'cuidados?',
      'precio en pesos': 'pedido_minimo?',
      'agotados "color:talla"': 'agotados?',
      año: 'desde?',
      'ruta de este sitio': 'liga?',
      'fecha AAAA-MM-DD HH:MM:SS': 'fecha?',
      'fecha AAAA-MM-DD': 'fecha?',
      'texto en HTML': 'contenido?',
      'número entero desde 0': 'cantidad sin_leer?',
    })
  })
})
