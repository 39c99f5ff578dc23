import { ContainerModule } from 'inversify'
import { TOKENS } from '../../src/composition/tokens.ts'
import type { MemoryPorts } from './ports.ts'

/** The ports over the simulated shop, without the wire: they take the place of `httpAdapters`. */
export const memoryAdapters = (ports: MemoryPorts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.accounts).toConstantValue(ports.accounts)
    bind(TOKENS.blog).toConstantValue(ports.blog)
    bind(TOKENS.catalogue).toConstantValue(ports.catalogue)
    bind(TOKENS.favourites).toConstantValue(ports.favourites)
    bind(TOKENS.messaging).toConstantValue(ports.messaging)
    bind(TOKENS.newsletter).toConstantValue(ports.newsletter)
    bind(TOKENS.orders).toConstantValue(ports.orders)
    bind(TOKENS.session).toConstantValue(ports.session)
    bind(TOKENS.visits).toConstantValue(ports.visits)
  })
