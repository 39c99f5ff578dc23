import { ContainerModule } from 'inversify'
import { TOKENS } from '../../src/composition/tokens.ts'
import type { MemoryPorts } from './ports.ts'

/** The ports over the simulated shop, without the wire: they take the place of `httpAdapters`. */
export const memoryAdapters = (ports: MemoryPorts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.catalogue).toConstantValue(ports.catalogue)
    bind(TOKENS.deferredPorts).toConstantValue(ports)
    bind(TOKENS.visits).toConstantValue(ports.visits)
    bind(TOKENS.prepare).toConstantValue(() => undefined)
  })
