import { query } from '../../lib/queries.ts'

interface Thread {
  user: string
  storeId: string
}

export const messagingQueries = {
  inbox: (user: string) =>
    query(['messaging.inbox', user], ({ messaging }, signal) => messaging.inbox({ user }, signal)),
  receivedFrom: (thread: Thread) =>
    query(['messaging.receivedFrom', thread], ({ messaging }, signal) => messaging.receivedFrom(thread, signal)),
  sentTo: (thread: Thread) =>
    query(['messaging.sentTo', thread], ({ messaging }, signal) => messaging.sentTo(thread, signal)),
}
