/** The features of one garment. The drawing chooses what is left out. */
export interface Design {
  readonly sleeve?: 'corta' | 'media' | 'larga' | 'sin' | 'globo'
  readonly neck?: 'redondo' | 'v' | 'cuadrado' | 'tortuga' | 'mao' | 'chal'
  readonly length?: 'corto' | 'midi' | 'largo'
  readonly leg?: 'recta' | 'ajustada' | 'ancha' | 'acampanada'
  readonly details?: readonly Detail[]
}

export type Detail =
  | 'abierto' | 'acolchado' | 'agujeta' | 'amplio' | 'bolsa' | 'bordado' | 'botines' | 'botones' | 'cargo' | 'chef'
  | 'cierre' | 'cinto' | 'capucha' | 'contraste' | 'corazones' | 'cruzado' | 'estampado' | 'falda' | 'franja'
  | 'gorrito' | 'grecas' | 'guayabera' | 'lazo' | 'medio cierre' | 'mochila' | 'olanes' | 'orejas' | 'plisado'
  | 'pompon' | 'puño' | 'reflejante' | 'rodillera' | 'roturas' | 'short' | 'tacon' | 'tubo' | 'vaquera'

export const NO_DESIGN: Design = {}
