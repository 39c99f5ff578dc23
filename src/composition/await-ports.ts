import type { SessionPort } from '../domain/account/session.ts'
import type { BlogPort } from '../domain/blog/blog.ts'
import type { FavouritesPort } from '../domain/favourites/favourites.ts'
import type { MessagingPort } from '../domain/messaging/messaging.ts'
import type { NewsletterPort } from '../domain/newsletter/newsletter.ts'
import type { OrdersPort } from '../domain/orders/orders.ts'
import { fail, type Result } from '../domain/result.ts'
import { lostCode } from '../ui/code/import-code.ts'

/** The ports that an anonymous visit to home does without. */
export interface DeferredPorts {
  readonly blog: BlogPort
  readonly favourites: FavouritesPort
  readonly messaging: MessagingPort
  readonly newsletter: NewsletterPort
  readonly orders: OrdersPort
  readonly session: SessionPort
}

/** Calls wait for `load` to fetch their code; where it did not come, nothing was sent, and the call failed. */
export const awaitPorts = (load: () => Promise<DeferredPorts>): DeferredPorts => {
  const late =
    <Asked extends unknown[], T>(of: (ports: DeferredPorts) => (...asked: Asked) => Promise<Result<T>>) =>
    (...asked: Asked): Promise<Result<T>> =>
      load().then(
        (ports) => of(ports)(...asked),
        () => fail(lostCode()),
      )
  return {
    blog: {
      articles: late(({ blog }) => blog.articles),
      article: late(({ blog }) => blog.article),
      related: late(({ blog }) => blog.related),
    },
    favourites: {
      count: late(({ favourites }) => favourites.count),
      list: late(({ favourites }) => favourites.list),
      add: late(({ favourites }) => favourites.add),
      remove: late(({ favourites }) => favourites.remove),
    },
    messaging: {
      inbox: late(({ messaging }) => messaging.inbox),
      sentTo: late(({ messaging }) => messaging.sentTo),
      receivedFrom: late(({ messaging }) => messaging.receivedFrom),
      send: late(({ messaging }) => messaging.send),
    },
    newsletter: {
      subscribe: late(({ newsletter }) => newsletter.subscribe),
    },
    orders: {
      create: late(({ orders }) => orders.create),
    },
    session: {
      login: late(({ session }) => session.login),
      loginSocial: late(({ session }) => session.loginSocial),
      register: late(({ session }) => session.register),
      registerSocial: late(({ session }) => session.registerSocial),
      recoverPassword: late(({ session }) => session.recoverPassword),
    },
  }
}
