import { foldText } from '../text.ts'

/**
 * Colours by the folded names on makers' tags. A colour that differs between makers is not here: nothing is guessed.
 */
const TABLE = `
  negro 14110f, blanco fbfaf6, hueso efe6d2, crudo ece2cc, marfil f4ecd8, perla e6e1d8, crema f3e6c4, beige d9c7a3,
  arena d6c3a1, nude e3b998, camel c08a52, miel b9752f, cafe 5b3a26, cafe claro 8a6246, marron 5b3a26,
  chocolate 3b241a, tabaco 7a4f2b, kaki b5a27a, khaki b5a27a, caqui b5a27a, gris 8d8d8d, gris claro c4c4c4,
  gris oscuro 55565a, gris jaspe a7a6a3, jaspe a7a6a3, gris oxford 4a4c50, oxford 4a4c50, plata b9bcc0,
  plateado b9bcc0, dorado c9a227, oro c9a227, amarillo f4cf3c, mostaza d3a021, naranja ee7a1f, durazno f4b48c,
  salmon f29a86, coral ef6a57, terracota b5573a, ladrillo a0452f, rojo c5202b, cereza a3152b, vino 6b1a2b,
  tinto 6b1a2b, guinda 7a1c33, rosa ee9ab5, rosa mexicano e4007c, rosa pastel f6cfd6, rosa bebe f6cfd6,
  palo de rosa d8a39d, rosa palo d8a39d, fucsia d6148a, magenta c2127a, lila b79ad0, lavanda b9a7dc, morado 5c2f86,
  violeta 6d3fa0, uva 4d2555, ciruela 5b2245, azul 2456a6, azul marino 1c2a48, marino 1c2a48, azul rey 1f46b5,
  rey 1f46b5, azul cielo 9cc7e8, cielo 9cc7e8, celeste 9cc7e8, azul claro 9cc7e8, azul petroleo 17505c,
  petroleo 17505c, azul turquesa 1aa6a6, turquesa 1aa6a6, aqua 6fcfcb, indigo 27365c, stone 5f7ea3, deslavado 8fa8c4,
  verde 2e8b4f, verde menta a9dcc0, menta a9dcc0, verde jade 2f8f6b, jade 2f8f6b, esmeralda 0f7a56,
  verde botella 154734, botella 154734, verde militar 5a6140, militar 5a6140, verde olivo 6f7040, olivo 6f7040,
  verde limon b7cf3a, limon b7cf3a, verde bandera 006847`

const HEX = new Map(TABLE.split(',').map((entry) => [entry.trim().slice(0, -7), `#${entry.slice(-6)}`]))

/** `#rrggbb` of a colour by its name, in any case and gender (`NEGRA`); null where the table does not have it. */
export const hexOfName = (name: string) => {
  const key = foldText(name).replace(/^color /, '')
  return HEX.get(key) ?? HEX.get(key.replace(/a(?= |$)/, 'o')) ?? null
}
