/**
 * All that the container asks of `reflect-metadata`: it numbers its bindings. The rest of that library is for classes
 * with decorators, which we have none of, and came with every visit.
 */
const kept = new WeakMap<object, Map<unknown, unknown>>()

Object.assign(Reflect, {
  getOwnMetadata: (key: unknown, target: object) => kept.get(target)?.get(key),
  defineMetadata: (key: unknown, value: unknown, target: object) => {
    kept.set(target, (kept.get(target) ?? new Map<unknown, unknown>()).set(key, value))
  },
})
