import type { Motif } from '../pictures/covers.ts'

/** An article of the blog as it was written: who signs it and when is drawn from the seed. */
export interface WrittenArticle {
  readonly title: string
  readonly summary: string
  readonly classification: 'Compras' | 'Tendencias' | 'Fabricantes' | 'Cuidado de prendas'
  readonly html: string
  readonly motif: Motif
}
