import type { FavouritesPort } from '../../src/domain/favourites/favourites.ts'
import type { SimulationContext } from './context.ts'
import { Refusal, replying, requireUser, userId } from './reply.ts'

export const memoryFavourites = (context: SimulationContext): FavouritesPort => {
  const reply = replying(context)
  const { db, shop, now, save } = context
  const kept = (user: string) => db.favourite.findMany({ where: { user: { equals: userId(user) } } })
  return {
    count: ({ user }, signal) => reply(() => kept(user).length, signal),
    /** Latest first. */
    list: ({ user }, signal) => {
      const products = () =>
        kept(user)
          .reverse()
          .flatMap(({ productId }) => {
            const product = shop.product(productId)
            return product === undefined ? [] : [{ ...product, soldOut: shop.detail(productId)?.soldOut ?? [] }]
          })
      return reply(products, signal)
    },
    add: ({ user, productId }) =>
      reply(() => {
        const owner = requireUser(user)
        if (shop.product(productId) === undefined) throw new Refusal('No encontramos ese producto.')
        const key = `${owner}/${productId}`
        if (db.favourite.findFirst({ where: { key: { equals: key } } }) !== null) return
        db.favourite.create({ key, user: owner, productId, at: now() })
        save()
      }),
    remove: ({ user, productId }) =>
      reply(() => {
        db.favourite.deleteMany({ where: { key: { equals: `${requireUser(user)}/${productId}` } } })
        save()
      }),
  }
}
