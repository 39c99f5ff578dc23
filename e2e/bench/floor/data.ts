import * as z from 'zod/mini'

/** Put in by the bench: what the simulated API says of the home page. */
declare const FLOOR_DATA: unknown

z.config({ jitless: true })

const productSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  imagen: z.string(),
  poblacion: z.string(),
  precios: z.string(),
})
const homeSchema = z.object({
  products: z.array(productSchema),
  segments: z.array(z.object({ segmento: z.string(), svg: z.string() })),
  slides: z.array(z.object({ titulo: z.string(), texto: z.string(), imagen: z.string() })),
})

export type Product = z.infer<typeof productSchema>
export type HomeData = z.infer<typeof homeSchema>

export const readHome = (): HomeData => homeSchema.parse(FLOOR_DATA)

export const priceOf = ({ precios }: Product): string => `$${precios.split(',')[0]?.split(':')[1] ?? ''}`
