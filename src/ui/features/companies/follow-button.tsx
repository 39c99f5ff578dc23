import type { CompanySummary } from '../../../domain/catalogue/catalogue.ts'
import { Icon } from '../../kit/icon.tsx'
import { useFollowing } from './use-following.ts'

/** Follows a company, which needs no account (R12.85). */
export const FollowButton = ({ company }: { company: CompanySummary }) => {
  const { followed, toggle } = useFollowing()
  const isFollowed = followed.some(({ id }) => id === company.id)
  const text = isFollowed ? 'Siguiendo' : 'Seguir'
  return (
    <button
      type="button"
      className="pill pill-small"
      aria-pressed={isFollowed}
      aria-label={`${text} a ${company.name}`}
      onClick={() => toggle(company)}
    >
      <Icon name={isFollowed ? 'check' : 'plus'} size={18} />
      {text}
    </button>
  )
}
