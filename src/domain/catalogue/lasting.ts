import type { CompanyDetail, ProductDetail, ProductSummary } from './catalogue.ts'

/**
 * What a page that was built last night may still say today. Prices, minimums, multiples and stock are in none of these
 * lists: the types leave no way to show one, and a field that is new is not written until somebody lists it.
 */
export const OF_SUMMARY = [
  'id',
  'name',
  'image',
  'segment',
  'category',
  'storeId',
  'storeName',
  'town',
  'colours',
  'sizes',
  'isNew',
  'storeVerified',
] as const satisfies readonly (keyof ProductSummary)[]

export const OF_PRODUCT = [
  ...OF_SUMMARY,
  'key',
  'gallery',
  'description',
  'fabric',
  'care',
  'origin',
  'storePhone',
  'leadTime',
  'shipping',
  'sizeGuide',
] as const satisfies readonly (keyof ProductDetail)[]

export const OF_COMPANY = [
  'id',
  'name',
  'logo',
  'cover',
  'town',
  'speciality',
  'verified',
  'story',
  'since',
  'phone',
  'mail',
] as const satisfies readonly (keyof CompanyDetail)[]

/** Texts as long as those of the day, with a blank for each figure: today's will take the same room. */
type Room<Name extends string> = { readonly room: Readonly<Record<Name, readonly string[]>> }

export type LastingSummary = Pick<ProductSummary, (typeof OF_SUMMARY)[number]> & Room<'price'>
/** `tiers`: of each its range and its price. */
export type LastingProduct = Pick<ProductDetail, (typeof OF_PRODUCT)[number]> & Room<'tiers' | 'minimum'>
export type LastingCompany = Pick<CompanyDetail, (typeof OF_COMPANY)[number]> & Room<'minimum'>

/** Today's, or what was written of it; `room` tells which. */
export type ShownSummary = LastingSummary | ProductSummary
export type ShownProduct = LastingProduct | ProductDetail
export type ShownCompany = LastingCompany | CompanyDetail

/** What lasts of a thing, with the room for what does not. */
export const lasting = <T extends object, Key extends keyof T, Rooms>(
  value: T,
  keys: readonly Key[],
  room: Rooms,
): Pick<T, Key> & { readonly room: Rooms } => ({
  ...(Object.fromEntries(keys.filter((key) => key in value).map((key) => [key, value[key]])) as Pick<T, Key>),
  room,
})
