import { useCallback, useEffect } from 'react'
import type { CompanySummary } from '../../../domain/catalogue/catalogue.ts'
import { follow, unfollow, withCompany } from '../../../domain/companies/following.ts'
import { useServices } from '../../lib/services.ts'
import { useUser } from '../../lib/session.tsx'
import { useStored } from '../../lib/use-stored.ts'

const summary = ({ id, name, logo, town, speciality, verified, minimumOrder }: CompanySummary): CompanySummary => ({
  id,
  name,
  logo,
  town,
  speciality,
  verified,
  minimumOrder,
})

const NONE: readonly CompanySummary[] = []

/** The companies that the visitor follows in this browser (R12.85). Those followed before login become the user's. */
export const useFollowing = () => {
  const { recents, catalogue } = useServices()
  const user = useUser()
  const mine = recents.followed(user)
  const followed = useStored(mine, NONE)
  useEffect(() => {
    const anonymous = recents.followed('')
    const earlier = anonymous.read()
    if (user === '' || earlier.length === 0) return
    // Copied before they are removed, so that closing the page in between loses nothing.
    void mine
      .update((now) => follow(now, earlier))
      .then(() => anonymous.update((now) => now.filter(({ id }) => !earlier.some((each) => each.id === id))))
  }, [recents, mine, user])
  const toggle = useCallback(
    (company: CompanySummary) => {
      const isFollowed = mine.read().some(({ id }) => id === company.id)
      void mine.update((now) => (isFollowed ? unfollow(now, company.id) : follow(now, [summary(company)])))
      if (isFollowed || company.logo !== null || company.speciality !== '') return
      // A product says little of its company; without an answer, that little stays.
      void catalogue.company(company.id).then((read) => {
        const whole = read.ok && read.value
        if (whole) void mine.update((now) => withCompany(now, { ...summary(whole), id: company.id }))
      })
    },
    [catalogue, mine],
  )
  return { followed, toggle }
}
