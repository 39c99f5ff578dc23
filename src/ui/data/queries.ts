import type { Result } from '../../domain/result.ts'
import type { Built } from './perishable.ts'
import type { Services } from './services.ts'

export interface Query<T> {
  key: readonly unknown[]
  read: (services: Services, signal: AbortSignal) => Promise<Result<T>>
}

type Params<Method> = Method extends (params: infer A, signal?: AbortSignal) => unknown ? A : never
type Answer<Method> = Method extends (...params: never[]) => Promise<Result<infer T>> ? T : never
type Ports = Pick<Services, 'blog' | 'catalogue' | 'favourites' | 'messaging'>

/** A method of a port and its parameters. Both are the key, so that two different reads never share an answer. */
export const queryFor = <Port extends keyof Ports, Method extends keyof Ports[Port] & string>(
  port: Port,
  method: Method,
  ...params: Params<Ports[Port][Method]> extends AbortSignal | undefined ? [] : [Params<Ports[Port][Method]>]
): Query<Answer<Ports[Port][Method]>> => ({
  key: [`${port}.${method}`, ...params],
  read: (services, signal) =>
    (services[port][method] as (...params: unknown[]) => Promise<Result<Answer<Ports[Port][Method]>>>)(
      ...params,
      signal,
    ),
})

/** A built page's answers, until today's are there. */
export type BuiltAnswers = readonly (readonly [key: readonly unknown[], data: unknown])[]

/** The built answer's own key: who reads today's never gets the built one. */
export const builtKey = ({ key }: Query<unknown>): readonly unknown[] => ['built', ...key]

export const builtAnswer = <T>(query: Query<T>, data: Built<T>): BuiltAnswers[number] => [builtKey(query), data]
