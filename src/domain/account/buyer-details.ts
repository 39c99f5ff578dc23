import { foldText } from '../text.ts'

/** Details of a buyer that stores ask for and the API has no field for: stored in this browser, for order summaries. */
export interface BuyerDetails {
  readonly town: string
  /** RFC, as the tax office writes it; empty where there is none. */
  readonly taxId: string
  /** Razón social. */
  readonly taxName: string
}

export const NO_DETAILS: BuyerDetails = { town: '', taxId: '', taxName: '' }

/** An RFC without blanks and dashes, in capitals: `xaxx-010101-000` is `XAXX010101000`. */
export const normalTaxId = (typed: string): string => typed.toUpperCase().replace(/[\s.-]/g, '')

const isDate = (yymmdd: string): boolean => {
  const [month, day] = [Number(yymmdd.slice(2, 4)), Number(yymmdd.slice(4, 6))]
  return month >= 1 && month <= 12 && day >= 1 && day <= 31
}

/** Three letters for a company, four for a person, a date, and three signs of the tax office. */
export const looksLikeTaxId = (typed: string): boolean => {
  const [, date] = /^[A-ZÑ&]{3,4}(\d{6})[A-Z\d]{2}[A\d]$/.exec(normalTaxId(typed)) ?? []
  return date !== undefined && isDate(date)
}

export type DetailsProblem = 'tax-id-wrong' | 'tax-name-missing' | 'tax-id-missing'

/** The problems of the tax fields: both are needed, or none. */
export const detailsProblems = ({
  taxId,
  taxName,
}: BuyerDetails): Partial<Record<keyof BuyerDetails, DetailsProblem>> => {
  const [hasId, hasName] = [taxId.trim() !== '', foldText(taxName) !== '']
  return {
    ...(hasId && !looksLikeTaxId(taxId) && { taxId: 'tax-id-wrong' as const }),
    ...(!hasId && hasName && { taxId: 'tax-id-missing' as const }),
    ...(hasId && !hasName && { taxName: 'tax-name-missing' as const }),
  }
}
