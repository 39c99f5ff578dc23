/**
 * The part of `reflect-metadata` with which the container numbers its bindings. The whole library would come with every
 * visit, for classes with decorators, which we have none of.
 */
const metadata = new WeakMap<object, Map<unknown, unknown>>()

Object.assign(Reflect, {
  getOwnMetadata: (key: unknown, target: object) => metadata.get(target)?.get(key),
  defineMetadata: (key: unknown, value: unknown, target: object) => {
    metadata.set(target, (metadata.get(target) ?? new Map<unknown, unknown>()).set(key, value))
  },
})
