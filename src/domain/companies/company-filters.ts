import type { CompanySummary } from '../catalogue/catalogue.ts'
import { compareNames, foldText, groupBy, isBlank, isSameName } from '../text.ts'

/** The filters of the companies' catalogue. Empty texts and false mean "all". */
export type CompanyFilters = Readonly<{
  name: string
  town: string
  speciality: string
  verified: boolean
}>

const fits = (value: string, wanted: string) => isBlank(wanted) || isSameName(value, wanted)

export const filterCompanies = (companies: readonly CompanySummary[], filters: CompanyFilters) => {
  const words = foldText(filters.name).split(' ')
  return companies.filter(({ name, town, speciality, verified }) => {
    const folded = foldText(name)
    return (
      (!filters.verified || verified) &&
      fits(town, filters.town) &&
      fits(speciality, filters.speciality) &&
      words.every((word) => folded.includes(word))
    )
  })
}

export const choices = (companies: readonly CompanySummary[], field: 'town' | 'speciality') => {
  const values = companies.map((company) => company[field]).filter((value) => !isBlank(value))
  return [...groupBy(values, foldText).values()]
    .map((same) => ({ value: same[0] ?? '', count: same.length }))
    .sort((a, b) => compareNames(a.value, b.value))
}

/** Companies of exactly this name; if there are none, those whose name contains it. */
export const lookUpCompanies = (companies: readonly CompanySummary[], name: string) => {
  if (isBlank(name)) return []
  const exact = companies.filter((company) => isSameName(company.name, name))
  return exact.length > 0 ? exact : filterCompanies(companies, { name, town: '', speciality: '', verified: false })
}
