import { faker as mexican } from '@faker-js/faker/locale/es_MX'
import { chance, hash } from './random.ts'

let next = chance(0)

// Faker's own generator takes 50 µs to seed, which is 5 s of a shop of 100,000 products. Its class is taken from the
// instance because the package's main entry brings all languages.
const Faker = mexican.constructor as typeof import('@faker-js/faker').Faker
const faker = new Faker({
  locale: mexican.rawDefinitions,
  randomizer: {
    next: () => next(),
    seed: (seed) => {
      next = chance(Number(seed))
    },
  },
})

export type Faker = typeof faker

/**
 * Faker at the beginning of a key's stream: every product, store and article has its own, always the same. There is one
 * faker: take all of a key before you ask for another.
 */
export const fakerFor = (...key: readonly (string | number)[]): Faker => {
  faker.seed(hash(key.join('/')))
  return faker
}
