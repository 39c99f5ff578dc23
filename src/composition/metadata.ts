// In place of `reflect-metadata`, which inversify brings along for decorators. There are none here: the container is
// told everything by hand and only numbers its modules, for which this much will do. The whole would be 8 KB that every
// visit loads and runs.

type Notes = Map<unknown, unknown>
const notes = new WeakMap<object, Map<unknown, Notes>>()

const ownOf = (key: unknown, target: object, property?: unknown): unknown => notes.get(target)?.get(property)?.get(key)

Object.assign(Reflect, {
  defineMetadata: (key: unknown, value: unknown, target: object, property?: unknown): void => {
    const ofTarget = notes.get(target) ?? new Map<unknown, Notes>()
    const ofProperty = ofTarget.get(property) ?? new Map<unknown, unknown>()
    notes.set(target, ofTarget.set(property, ofProperty.set(key, value)))
  },
  getOwnMetadata: ownOf,
  getMetadata: (key: unknown, target: object, property?: unknown): unknown => {
    for (let at: object | null = target; at !== null; at = Object.getPrototypeOf(at) as object | null) {
      const found = ownOf(key, at, property)
      if (found !== undefined) return found
    }
    return undefined
  },
})
