import * as z from 'zod/mini'

/** Put in by the bench: what the simulated API says of the home page. */
declare const FLOOR_DATA: unknown

z.config({ jitless: true })

const text = z.string()
const homeSchema = z.object({
  products: z.array(z.object({ id: text, nombre: text, imagen: text, poblacion: text, precios: text })),
  segments: z.array(z.object({ segmento: text, svg: text })),
  slides: z.array(z.object({ titulo: text, texto: text, imagen: text })),
})

export type HomeData = z.infer<typeof homeSchema>
export type Product = HomeData['products'][number]

export const readHome = (): HomeData => homeSchema.parse(FLOOR_DATA)
export const priceOf = ({ precios }: Product): string => `$${precios.split(',')[0]?.split(':')[1] ?? ''}`
