import type { Result } from '../../domain/result.ts'
import type { Built } from './perishable.ts'
import type { Services } from './services.ts'

export interface Query<T> {
  key: readonly unknown[]
  read: (services: Services, signal: AbortSignal) => Promise<Result<T>>
}

type Params<Method> = Method extends (params: infer A, signal?: AbortSignal) => unknown ? A : never
type Answer<Method> = Method extends (...given: never[]) => Promise<Result<infer T>> ? T : never
type Ports = Pick<Services, 'blog' | 'catalogue' | 'favourites' | 'messaging'>

/** One method of a port, and what it is asked. Both are its key, so that two different reads never share an answer. */
export const queryFor = <Port extends keyof Ports, Method extends keyof Ports[Port] & string>(
  port: Port,
  method: Method,
  ...params: Params<Ports[Port][Method]> extends AbortSignal | undefined ? [] : [Params<Ports[Port][Method]>]
): Query<Answer<Ports[Port][Method]>> => ({
  key: [`${port}.${method}`, ...params],
  read: (services, signal) =>
    (services[port][method] as (...given: unknown[]) => Promise<Result<Answer<Ports[Port][Method]>>>)(
      ...params,
      signal,
    ),
})

/** What a built page says until today's answers are there. */
export type BuiltAnswers = readonly (readonly [key: readonly unknown[], data: unknown])[]

/** A key of its own: nobody who asks for today's answer finds the built one. */
export const builtKey = ({ key }: Query<unknown>): readonly unknown[] => ['built', ...key]

export const builtAnswer = <T>(query: Query<T>, data: Built<T>): BuiltAnswers[number] => [builtKey(query), data]
