import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Running {
  /** `http://127.0.0.1:port` */
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Starts a server on a free port of this machine. */
export const listen = async (server: Server) => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}

/** A port for a program that must be told which. */
export const freePort = async () => {
  const { origin, stop } = await listen(createServer())
  await stop()
  return Number(new URL(origin).port)
}
