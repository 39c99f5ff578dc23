// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseDialect } from '../../../src/adapters/http/dialect-file.ts'
import { readDialect, withDialect } from '../../../src/hosting/dialect.ts'

const complaint = (source: string): string => {
  try {
    parseDialect(source, 'mio.json')
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const GOOD = `{
  "// servidor": "el de la cámara",
  "campos": {
    "producto": { "precios": "lista", "nombre": ["rotulo", "titulo"], "tela": null, "// duda": "¿y el origen?" },
    "/list-products-user-favs.php": { "id": "id_art" }
  },
  "cuerpos": { "/create_pedido.php": { "productos.cantidad": "qty" } },
  "parametros": { "/list-products.php": { "limit": "limite" } },
  "valores": { "/list-products.php": { "limit": { "12": 20 } } },
  "palabras": { "/register-user.php": ["¡Listo, quedó!", "Dado de Alta"] },
  "imagenes": { "producto": "fotos" },
  "talla_filtra": false
}`

describe('El archivo de una instalación', () => {
  it('se lee sin las notas que una persona dejó en él', () => {
    expect(parseDialect(GOOD)).toEqual({
      campos: {
        producto: { precios: ['lista'], nombre: ['rotulo', 'titulo'] },
        '/list-products-user-favs.php': { id: ['id_art'] },
      },
      cuerpos: { '/create_pedido.php': { 'productos.cantidad': 'qty' } },
      parametros: { '/list-products.php': { limit: 'limite' } },
      valores: { '/list-products.php': { limit: { '12': '20' } } },
      palabras: { '/register-user.php': ['¡listo, quedo!', 'dado de alta'] },
      imagenes: { producto: 'fotos' },
      talla_filtra: false,
    })
    expect([parseDialect('{}'), parseDialect('{ "campos": null }')]).toEqual([{}, {}])
  })

  it.each([
    [
      '{\n  "campos": {\n    "producto": 5\n  }\n}',
      'mio.json, línea 3: «campos» → «producto» debe ser un objeto entre llaves',
    ],
    [
      '{\n  "campos": { "producto": {\n    "nombre": 5 } } }',
      'mio.json, línea 3: «campos» → «producto» → «nombre» debe ser un nombre o una lista de nombres, entre comillas',
    ],
    [
      '{\n  "camps": {}\n}',
      'mio.json, línea 2: «camps» no es una de sus partes: son campos, cuerpos, parametros, valores, palabras, imagenes, talla_filtra',
    ],
    [
      '{ "campos": {\n\n  "Producto": {} } }',
      'mio.json, línea 3: «Producto» no es una entidad ni una lectura de la API; ¿querías decir «producto»?',
    ],
    [
      '{ "campos": { "segmento": {\n  "icono": "x" } } }',
      'mio.json, línea 2: «icono» no es un campo de segmento: son segmento, svg',
    ],
    [
      '{ "parametros": {\n "/list-productos.php": {} } }',
      'mio.json, línea 2: «/list-productos.php» no es una llamada de la API',
    ],
    [
      '{ "cuerpos": { "/suscribir-newspaper.php": {\n\n "email": "x" } } }',
      'mio.json, línea 3: «email» no es un parámetro de /suscribir-newspaper.php: son correo',
    ],
    [
      '{ "palabras": {\n "/register-user.php": " " } }',
      'mio.json, línea 2: una palabra vacía no dice que algo se hizo',
    ],
    [
      '{ "imagenes": {\n "producto": "../x" } }',
      'mio.json, línea 2: «../x» debe ser una carpeta bajo la base de las imágenes, como productos/fotos',
    ],
    [
      '{ "imagenes": {\n "fotos": "x" } }',
      'mio.json, línea 2: «fotos» no es una clase de imagen: son producto, segmento, logo, portada, carrusel, banner, blog',
    ],
    ['{ "talla_filtra": "no" }', 'mio.json, línea 1: «talla_filtra» debe ser true o false'],
    [
      '{\n  "campos": {}\n  "cuerpos": {} }',
      'mio.json, línea 3: no es JSON bien escrito (¿falta una coma, una comilla o una llave?)',
    ],
    ['[]', 'mio.json: el archivo debe ser un objeto entre llaves'],
    // The same key further up belongs to something else.
    [
      '{ "campos": {\n "categoria": { "id": "producto" },\n "producto": {\n "id": "x", "// a{": "}",\n "nada": "y" } } }',
      'mio.json, línea 5: «nada» no es un campo de producto',
    ],
  ])('dice en qué línea está mal: %j', (source, say) => {
    expect(complaint(source)).toContain(`El dialecto del servidor no sirve:\n  - ${say}`)
  })

  it('se lee de donde diga VITE_DIALECT, y si no está se dice', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'dialecto-')), 'dialecto.json')
    writeFileSync(path, `\uFEFF${GOOD}`)
    expect(readDialect(path).imagenes).toEqual({ producto: 'fotos' })
    expect(withDialect({ VITE_DIALECT: path, VITE_X: '1' }, false)).toEqual({
      VITE_X: '1',
      VITE_DIALECT: JSON.stringify(readDialect(path)),
    })
    expect(withDialect({ VITE_DIALECT: '' }, false)).toEqual({ VITE_DIALECT: '' })
    expect(withDialect({ VITE_DIALECT: path }, true)).toEqual({ VITE_DIALECT: '' })
    expect(() => readDialect('./no-hay.json')).toThrow(
      /^No se puede leer el dialecto del servidor en \/.+\/no-hay\.json \(VITE_DIALECT\)\.$/,
    )
  })
})
