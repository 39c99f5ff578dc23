// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { DialectFile } from '../../../src/adapters/http/schema/dialect.ts'
import { parseDialect } from '../../../src/hosting/dialect/dialect-file.ts'

const EXAMPLE: DialectFile = {
  imagenes: { producto: 'fotos/productos', logo: 'logos' },
  error: { success: [false, 0], error: '*' },
  entidades: {
    producto: { id: 'cve_producto', multiplo: null, galeria: { columna: 'fotos', nombre: 'url' } },
    mensaje: { fecha: { columna: 'enviado', formato: 'd/m/Y H:i' } },
  },
  llamadas: {
    '/list-products-page.php': { talla_filtra: false },
    '/create_pedido.php': { hecho: { respuesta: ['OK', 1], id: '#' }, error: { respuesta: 'No' } },
  },
}

describe('El archivo del dialecto', () => {
  it('R11.39 cada llamada lleva las columnas de su entidad y los errores de todas', () => {
    const { llamadas, ...rest } = parseDialect(JSON.stringify(EXAMPLE))
    expect(rest).toEqual({
      moneda: 'MXN',
      zona_horaria: 'America/Mexico_City',
      imagenes: { segmento: 'segments/svg', producto: 'fotos/productos', logo: 'logos' },
    })
    expect(llamadas['/list-products.php']?.campos?.['id']).toEqual({ columna: 'cve_producto' })
    expect(llamadas['/list-products.php']?.campos).not.toHaveProperty('galeria')
    expect(llamadas['/data-product.php']?.campos?.['galeria']).toEqual({ columna: 'fotos', nombre: 'url' })
    expect(llamadas['/list-user-mensajes.php']?.campos).toEqual({ fecha: { columna: 'enviado', formato: 'd/m/Y H:i' } })
    expect(llamadas['/create_pedido.php']).toMatchObject({
      hecho: [
        ['respuesta', ['ok', '1']],
        ['id', ['#']],
      ],
      error: [['respuesta', ['no']]],
    })
    expect(llamadas['/usuario-fav.php']).toEqual({
      error: [
        ['success', ['false', '0']],
        ['error', ['*']],
      ],
    })
  })

  it('R11.39 vacío, con notas o con lo que nadie contestó dice lo del contrato', () => {
    const none = {
      moneda: 'MXN',
      zona_horaria: 'America/Mexico_City',
      imagenes: { segmento: 'segments/svg' },
      llamadas: {},
    }
    expect(parseDialect('{}')).toEqual(none)
    expect(parseDialect('{"// nota": "x", "moneda": null, "llamadas": {"// y": 1}}')).toEqual(none)
    expect(parseDialect('{"llamadas": {"/list-blog.php": {"filas": null, "// ¿dónde?": 1}}}')).toEqual(none)
    const { llamadas } = parseDialect('{"llamadas": {"/list-products.php": {"parametros": {"limit": null}}}}')
    expect(llamadas['/list-products.php']?.parametros).toEqual({ limit: null })
  })

  it.each<readonly [string, string, string]>([
    [
      'sin coma',
      '{\n"moneda": "MXN"\n"error": {}}',
      ', línea 3: no es JSON bien escrito (¿falta una coma, una comilla o una llave?)',
    ],
    [
      'otra parte',
      '{\n"campos": {}}',
      ', línea 2: «campos» no es una de sus partes: son moneda, zona_horaria, imagenes, filas, error, vacio, hecho, nadie, texto, errores, entidades, llamadas',
    ],
    [
      'otra columna',
      '{"entidades": {"producto":\n{"Id_Tienda": "x"}}}',
      ', línea 2: «Id_Tienda» no es un campo de producto; ¿querías decir «id_tienda»?',
    ],
    [
      'otra notación',
      '{"entidades": {"producto": {\n"precios": {"columna": "p", "Entre": ":"}}}}',
      ', línea 2: «Entre» no es una parte de su notación; ¿querías decir «entre»?',
    ],
    [
      'una zona que no hay',
      '{"zona_horaria": "México"}',
      ', línea 1: «zona_horaria» debe ser una zona horaria, como America/Mexico_City',
    ],
    [
      'una letra de fecha que no se lee',
      '{"entidades": {"mensaje": {"fecha": {"columna": "f",\n"formato": "D, d M Y"}}}}',
      ', línea 2: «entidades» → «mensaje» → «fecha» → «formato» debe llevar solo estas letras de PHP, una vez cada cosa: Y m n d j H G h g i s a A v u P U',
    ],
    [
      'una fecha que dice dos veces el día',
      '{"entidades": {"mensaje": {"fecha": {"columna": "f", "formato": "d/j/Y"}}}}',
      'una vez cada cosa',
    ],
    ['una carpeta que sale', '{"imagenes": {"logo": "../x"}}', ', línea 1: «../x» debe ser una carpeta'],
    [
      'un parámetro que no hay',
      '{"llamadas": {"/list-products.php": {"parametros": {"limite": "n"}}}}',
      ', línea 1: «limite» no es un parámetro de /list-products.php: son limit',
    ],
    [
      'un estado que no dice nada',
      '{"llamadas": {"/create_pedido.php": {"hecho": {"HTTP": 200}}}}',
      'un estado 200 no dice que se hizo: nombra algo de la respuesta',
    ],
    [
      'palabras de una lectura',
      '{"llamadas": {"/list-products.php": {"hecho": {"x": "ok"}}}}',
      '«hecho» no es una parte de /list-products.php',
    ],
  ])('R11.39 con %s dice la línea y qué cambiar', (_, source, said) =>
    expect(() => parseDialect(source, 'd.json')).toThrow(said),
  )
})
