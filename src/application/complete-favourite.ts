import type { FavouritesPort } from '../domain/favourites/favourites.ts'
import type { Failure } from '../domain/result.ts'
import { writeOutcome } from '../domain/write-outcome.ts'

/**
 * Adds a favourite that waited for a login; where nobody can tell whether it was added, the list decides. Gives why it
 * is not there, or null.
 */
export const completeFavourite = async (
  favourites: Pick<FavouritesPort, 'add' | 'list'>,
  user: string,
  productId: string,
): Promise<Failure | null> => {
  const outcome = writeOutcome(await favourites.add({ user, productId }))
  if (outcome.kind === 'done') return null
  const list = outcome.kind === 'unknown' ? await favourites.list(user) : null
  return list?.ok === true && list.value.some(({ id }) => id === productId) ? null : outcome.failure
}
