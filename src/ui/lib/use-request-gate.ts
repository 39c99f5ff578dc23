import { createRequestGate } from '../../application/request-gate.ts'
import { useServices, type Services } from './services.ts'

const requestGate = ({ page }: Services) => createRequestGate(() => page.now())

/** The gate of all forms and buttons that send: says whether what is asked for is a new request (R11.01). */
export const useRequestGate = (): ((what: string) => boolean) => useServices().singleton(requestGate)
