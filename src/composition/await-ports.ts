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
  const call = <T>(ask: (ports: DeferredPorts) => Promise<Result<T>>): Promise<Result<T>> =>
    load().then(ask, () => fail(lostCode()))
  return {
    blog: {
      articles: (signal) => call(({ blog }) => blog.articles(signal)),
      article: (id, signal) => call(({ blog }) => blog.article(id, signal)),
      related: (query, signal) => call(({ blog }) => blog.related(query, signal)),
    },
    favourites: {
      count: (user, signal) => call(({ favourites }) => favourites.count(user, signal)),
      list: (user, signal) => call(({ favourites }) => favourites.list(user, signal)),
      add: (change) => call(({ favourites }) => favourites.add(change)),
      remove: (change) => call(({ favourites }) => favourites.remove(change)),
    },
    messaging: {
      inbox: (user, signal) => call(({ messaging }) => messaging.inbox(user, signal)),
      sentTo: (thread, signal) => call(({ messaging }) => messaging.sentTo(thread, signal)),
      receivedFrom: (thread, signal) => call(({ messaging }) => messaging.receivedFrom(thread, signal)),
      send: (message) => call(({ messaging }) => messaging.send(message)),
    },
    newsletter: {
      subscribe: (mail) => call(({ newsletter }) => newsletter.subscribe(mail)),
    },
    orders: {
      create: (order) => call(({ orders }) => orders.create(order)),
    },
    session: {
      login: (credentials) => call(({ session }) => session.login(credentials)),
      loginSocial: (account) => call(({ session }) => session.loginSocial(account)),
      register: (registration) => call(({ session }) => session.register(registration)),
      registerSocial: (account) => call(({ session }) => session.registerSocial(account)),
      recoverPassword: (email) => call(({ session }) => session.recoverPassword(email)),
    },
  }
}
