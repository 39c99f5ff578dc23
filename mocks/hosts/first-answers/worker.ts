import { parentPort } from 'node:worker_threads'
import { createApiServer } from '../server.ts'

/** The simulated backend on any free port, which it tells to whoever started this thread. */
const server = createApiServer()
server.listen(0, '127.0.0.1', () => {
  const bound = server.address()
  if (typeof bound === 'object' && bound !== null) parentPort?.postMessage(bound.port)
})
