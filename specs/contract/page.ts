import type { Endpoint } from '../../src/adapters/http/endpoint.ts'
import { ENDPOINTS } from '../../src/adapters/http/endpoints.ts'
import { fieldsOf } from '../../src/adapters/http/decode.ts'
import { fileOf } from './adapters.ts'

export const PAGE = '.github/contract.md'

const cell = (text: string): string => text.replaceAll('|', '\\|')
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

const codes = (names: readonly string[]): string =>
  names.length === 0 ? 'ninguno' : names.map((name) => `\`${name}\``).join(', ')

/** What section 7 of the document says of a call: the rest is ours. */
const given = (endpoint: Endpoint): string => {
  const all = endpoint.assumed === ''
  if (endpoint.method === 'GET') return all ? 'ruta, parámetros y campos' : 'ruta y parámetros'
  if (all) return 'ruta, cuerpo y palabra de éxito'
  return endpoint.assumed.includes('cuerpo') ? 'ruta' : 'ruta y cuerpo'
}

const assumed = ({ assumed: text }: Endpoint): string => (text === '' ? 'nada' : text)

const wordsOf = (endpoint: Endpoint & { method: 'POST' }): string =>
  endpoint.done.length === 0 ? 'nadie la lee' : endpoint.done.map((word) => `«${word}»`).join(' o ')

/** What the site sends in each parameter, and what it counts on. */
const VALUES: readonly (readonly string[])[] = [
  [
    '`segmento`, `categoria`, `category`',
    'el nombre, como viene en `/list-segmentos.php` y `/list-categories.php`; vacío para todos',
    'los productos de ese segmento y esa categoría; todos donde viene vacío',
  ],
  [
    '`talla`',
    'una talla como viene en `tallas`; vacío para todas',
    'los productos que la tienen; si el servidor no filtra, `"talla_filtra": false`',
  ],
  [
    '`precio_inicial`, `precio_final`',
    'pesos con dos decimales (`50.50`); vacío donde no hay límite',
    'los productos cuyo precio más bajo está entre los dos',
  ],
  [
    '`limit`',
    'un número: 6 o 12 productos, 8 empresas en el inicio, 200 en el catálogo de empresas',
    'a lo más tantas filas, las más nuevas primero',
  ],
  ['`tipo`', '`principal` en el carrusel, `inicio` en los banners', 'lo que se muestra en el inicio'],
  ['`user`', 'el correo de la cuenta', 'lo de esa persona'],
  [
    '`id`, `id_tienda`, `id_producto`',
    'el identificador que trajo la lista',
    'esa fila; `[]`, `null` o `false` si no existe',
  ],
  ['`metodo`', '`Facebook` o `Google`', 'con quién se entró'],
  [
    'imágenes',
    'la base de imágenes y la ruta que trae el campo',
    'un nombre de archivo (en la carpeta que diga el dialecto; los íconos, en `segments/svg`), una ruta bajo la base, o una dirección completa de la misma base',
  ],
  [
    'precios',
    'los del producto, en un pedido',
    'mayores que 0: sin precio, con 0 o con uno que no se entiende completo se muestra «Precio a consultar»',
  ],
]

const BY_ID = ENDPOINTS.toSorted((a, b) => a.id.localeCompare(b.id))

/** The forms of rows, each once: several calls answer the same. */
const forms = () => {
  const found = new Map<object, { readonly first: string; readonly paths: string[] }>()
  for (const endpoint of BY_ID) {
    if (endpoint.method !== 'GET') continue
    const form = found.get(endpoint.schema)
    if (form === undefined) found.set(endpoint.schema, { first: endpoint.path, paths: [endpoint.path] })
    else form.paths.push(endpoint.path)
  }
  return found
}

const anchor = (path: string): string => `campos-de-${path.replace(/[^\w-]/g, '')}`

/** The text of .github/contract.md. */
export const contractPage = (): string => {
  const shapes = forms()
  const reads = BY_ID.flatMap((endpoint) => {
    if (endpoint.method !== 'GET') return []
    const form = `[campos](#${anchor(shapes.get(endpoint.schema)?.first ?? '')})`
    const answer = `${endpoint.answers === 'rows' ? 'lista' : 'una fila'}: ${form}`
    return [
      [
        endpoint.id,
        `GET \`${endpoint.path}\``,
        codes(endpoint.parameters),
        answer,
        given(endpoint),
        assumed(endpoint),
        `\`${fileOf(endpoint.path)}\``,
      ],
    ]
  })
  const writes = BY_ID.flatMap((endpoint) =>
    endpoint.method === 'POST'
      ? [
          [
            endpoint.id,
            `POST \`${endpoint.path}\``,
            codes(endpoint.parameters),
            wordsOf(endpoint),
            given(endpoint),
            assumed(endpoint),
            `\`${fileOf(endpoint.path)}\``,
          ],
        ]
      : [],
  )
  const shapeSections = [...shapes].map(([schema, { first, paths }]) =>
    [
      `### Campos de ${first}`,
      paths.length > 1
        ? `También: ${paths
            .slice(1)
            .map((path) => `\`${path}\``)
            .join(', ')}.`
        : '',
      table(
        ['Campo', 'Qué lleva', 'Si falta o no se entiende'],
        fieldsOf(schema).map(([name, { expected, optional, fallback }]) => [
          `\`${name}\``,
          expected,
          optional ? `queda ${JSON.stringify(fallback)}` : 'la fila se descarta',
        ]),
      ),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  )
  return (
    [
      '# El contrato con el servidor',
      'Este archivo sale de `npm run contract -- --page`; una prueba lo compara con los adaptadores de `src/adapters/http/`. Para revisar un servidor vivo contra él: `npm run contract -- --api https://servidor/api`.',
      'El documento del producto da las rutas, los parámetros de las lecturas y muy pocos campos. Lo demás lo suponemos, y aquí está dicho. Se aguanta lo que PHP hace: números y banderas en texto, `null`, `false` o vacío por nada, un objeto solo por una lista de uno, campos de más, una marca BOM, JSON servido como text/html. Una fila mala se descarta y el resto se muestra. Una lista en páginas que dicen cuántas son se lee completa, hasta 50. Un precio que no se puede leer completo, o que no es el mismo para todas las tallas y colores, es «a consultar».',
      `## Lecturas (${reads.length})`,
      table(
        ['Requisito', 'Llamada', 'Parámetros', 'Respuesta', 'Lo da el documento', 'Lo suponemos', 'Se adapta en'],
        reads,
      ),
      `## Escrituras (${writes.length})`,
      'El cuerpo va en JSON. La respuesta es una palabra, sola, entre comillas o como `response` de una fila; cualquier otra palabra es una negativa y se muestra tal cual. Con `exist`, la fila trae además `name` y `phone`; con un pedido hecho, `folio`. Un mensaje y un pedido llevan en `id_cliente` una clave que es la misma si vuelven a llegar: el servidor la reconoce y no los guarda dos veces. El sitio envía una vez, pero un navegador repite por su cuenta un envío cuya conexión se corta sin un solo byte de respuesta (Chromium, hasta siete veces sobre HTTP/1.1).',
      table(
        ['Requisito', 'Llamada', 'Cuerpo', 'Palabra de éxito', 'Lo da el documento', 'Lo suponemos', 'Se adapta en'],
        writes,
      ),
      '## Valores',
      'Un servidor que quiere otros los dice en su dialecto; `npm run contract -- --api URL --suggest dialecto.json` los busca.',
      table(['Parámetro', 'Qué manda el sitio', 'Qué espera'], VALUES),
      '## Campos',
      ...shapeSections,
    ].join('\n\n') + '\n'
  )
}

/** The same in one line each, for the terminal. */
export const contractTable = (): string =>
  BY_ID.map((endpoint) => {
    const call = `${endpoint.method.padEnd(4)} ${endpoint.path}`
    return `  ${endpoint.id}  ${call.padEnd(42)} ${endpoint.parameters.join(', ') || '(sin parámetros)'}${endpoint.assumed === '' ? '' : `  [suponemos ${endpoint.assumed}]`}`
  }).join('\n')
