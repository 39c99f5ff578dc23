import type { Page } from '@playwright/test'

const LINES = `Tejido de punto.

Medidas de la talla M:
- Largo 62 cm
- Busto 48 cm
Lavaraparteconaguafríaysinblanqueadorniningúnotroproductoquemanche
	Con gusto   resolvemos dudas.`
const LONG = 'Blusa de manga larga con bordado a mano de Santa Rosa, Extraordinariamentedescriptivísima'
const HTML = `<h2>Un subtítulo</h2><p>Un párrafo con <strong>fuerza</strong>, <em>acento</em>,
<a href="https://ejemplo.mx">una liga</a> y unapalabratanlargaquenocabeenlapantalladeuncelularporanchaquesea.</p>
<h3>Otro</h3><ul><li>Uno<ul><li>De adentro</li></ul></li><li>Dos</li></ul><ol><li>Primero</li><li>Segundo</li></ol>
<blockquote><p>Una cita.</p></blockquote><table><tr><th>Talla</th><th>Busto</th></tr><tr><td>M</td><td>48 cm</td></tr>
</table><hr><p>Una línea<br>y otra.</p>`
const COLOURS = `Vino,Negro,Blanco,Rosa mexicano,Azul rey,Azul marino,Verde botella,Mostaza,Terracota,Gris,Beige,Café,Lila,Coral,
Turquesa,Rojo,Naranja,Amarillo,Hueso,Menta,Palo de rosa,Jade,Camel,Tornasol con brillo del que cambia con la luz`

/** Texts replace these columns in every row that has them. */
const TEXTS = {
  descripcion: LINES,
  historia: LINES,
  resumen: LINES,
  texto: LINES,
  mensaje: LINES,
  envio: LINES,
  tiempo_entrega: LINES,
  guia_tallas: LINES,
  cuidados: 'Lavar a mano, con agua fría,No planchar,Secar a la sombra,No usar blanqueador,Guardar doblado',
  contenido: HTML,
  nombre: LONG,
  titulo: LONG,
  tienda: 'Confecciones y Tejidos de Santa Rosa de la Sierra, Moroleón',
  colores: COLOURS.replaceAll('\n', ''),
  imagenes_color: '',
}

/** Every next page gets texts as makers write them, and every second product without a price. */
export const asMakersWrite = (page: Page): Promise<unknown> =>
  page.addInitScript((texts: Record<string, string>) => {
    type Row = Record<string, unknown>
    const rewritten = (row: Row): Row => ({
      ...row,
      ...Object.fromEntries(Object.entries(texts).filter(([column]) => row[column])),
      ...(Number(row['id']) % 2 === 1 && 'precios' in row && { precios: '' }),
    })
    const ask = window.fetch.bind(window)
    // The page's worker answers, which Playwright's routes do not see.
    window.fetch = async (input, init) => {
      const answer = await ask(input, init)
      const rows: unknown = await answer
        .clone()
        .json()
        .catch(() => null)
      if (!Array.isArray(rows)) return answer
      return new Response(JSON.stringify(rows.map((row: Row) => rewritten(row))), answer)
    }
  }, TEXTS)
