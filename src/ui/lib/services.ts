import { createContext, useContext } from 'react'
import type { Services } from '../../composition/tokens.ts'

export type { Services }

export const ServicesContext = createContext<Services | null>(null)

/** What the container makes. Each is made when it is first taken out: `const { blog } = useServices()`. */
export const useServices = (): Services => {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error('No ServicesContext')
  return services
}
