import type { Column, Row } from './foreign.ts'

// Ways in which foreign servers write our fields.

export const textOf = (row: Row, name: string): string => {
  const value = row[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export const listOf = (row: Row, name: string): readonly string[] =>
  textOf(row, name)
    .split(',')
    .filter((word) => word !== '')

export const tiersOf = (row: Row): readonly { readonly from: number; readonly price: number }[] =>
  listOf(row, 'precios').map((tier) => {
    const [from = '', price = ''] = tier.split(':')
    return { from: Number(from), price: Number(price) }
  })

export const coloursOf = (row: Row): readonly { readonly name: string; readonly hex: string | null }[] =>
  listOf(row, 'colores').map((colour) => {
    const [name = '', hex] = colour.split(':')
    return { name, hex: hex ?? null }
  })

/** Paths of pictures by the name of their colour. */
export const colourImagesOf = (row: Row): ReadonlyMap<string, string> =>
  new Map(
    listOf(row, 'imagenes_color').map((item) => {
      const [name = '', path = ''] = item.split(':')
      return [name, path]
    }),
  )

/** PHP's number_format. */
export const money = (pesos: number | undefined): string =>
  (pesos ?? 0).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',')

export const firstPrice = (row: Row): number | undefined => tiersOf(row)[0]?.price
export const lastTier = (row: Row): { readonly from: number; readonly price: number } | undefined => tiersOf(row).at(-1)

/** htmlspecialchars. */
export const entities =
  (name: string): Column =>
  (row) =>
    textOf(row, name).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The bare name of an image's file. */
export const file =
  (name: string): Column =>
  (row) =>
    textOf(row, name).replace(/^.*\//, '') || null

/** 2026-11-20 09:00:00, local time of Guanajuato, in parts. */
export const dateParts = (row: Row, name: string): readonly string[] => textOf(row, name).split(/\D/)

export const says = (body: unknown, status = 200, type = 'text/html; charset=UTF-8'): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers: { 'Content-Type': type } })
