import type { FavouritesPort } from '../../src/domain/favourites/favourites.ts'
import { answering, Refusal, requireUser, userId, where, type SimulationContext } from './reply.ts'

export const memoryFavourites = (context: SimulationContext) => {
  const { db, shop, now, save } = context
  const kept = (user: string) => db.favourite.findMany(where({ user: userId(user) }))
  return answering<FavouritesPort>(context, {
    count: ({ user }) => kept(user).length,
    list: ({ user }) =>
      kept(user)
        .reverse()
        .flatMap(({ productId }) => {
          const product = shop.product(productId)
          return product === undefined ? [] : [{ ...product, soldOut: shop.detail(productId)?.soldOut ?? [] }]
        }),
    add({ user, productId }) {
      const owner = requireUser(user)
      if (shop.product(productId) === undefined) throw new Refusal('No encontramos ese producto.')
      const key = `${owner}/${productId}`
      if (db.favourite.findFirst(where({ key })) !== null) return
      db.favourite.create({ key, user: owner, productId, at: now() })
      save()
    },
    remove({ user, productId }) {
      db.favourite.deleteMany(where({ key: `${requireUser(user)}/${productId}` }))
      save()
    },
  })
}
