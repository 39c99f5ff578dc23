import type { CompanySummary } from '../catalogue/catalogue.ts'

/** How many companies a person follows at most; the one followed first gives way. */
const MOST_FOLLOWED = 50

type Companies = readonly CompanySummary[]

/** The followed companies with more of them, latest first, each once. */
export const follow = (followed: Companies, companies: Companies): Companies =>
  [...companies, ...followed.filter(({ id }) => !companies.some((each) => each.id === id))].slice(0, MOST_FOLLOWED)

/** The followed companies with what is known of one by now. */
export const withCompany = (followed: Companies, company: CompanySummary): Companies =>
  followed.map((each) => (each.id === company.id ? company : each))

export const unfollow = (followed: Companies, companyId: string): Companies =>
  followed.filter(({ id }) => id !== companyId)
