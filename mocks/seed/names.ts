import { list } from '../../src/domain/search/words.ts'
import type { Faker } from './faker.ts'

/** Faker's Mexican names lack accents and join names that nobody has together. */
const FIRST_NAMES = list(
  `María Elena, Guadalupe, Rosa Isela, Lucía, Verónica, Araceli, Leticia, Patricia, Mónica, Alma Delia, José Luis,
    Juan Carlos, Víctor Manuel, Sergio, Martín, Raúl, Jesús, Óscar, Rubén, Ángel`,
)
const SURNAMES = list(
  `Guzmán, Zavala, López, Hernández, Gallardo, Ramírez, Cerrato, Pantoja, Orozco, Bedolla, Tinoco, Villagómez,
    Álvarez, Rangel, Durán, Martínez, Niño, Balcázar, Arreguín, Lara`,
)

export const firstName = ({ helpers }: Faker): string => helpers.arrayElement(FIRST_NAMES)

/** Full names have both surnames; no two share one. */
export const fullNames = ({ helpers }: Faker, count: number): readonly string[] => {
  const surnames = helpers.shuffle(SURNAMES)
  return helpers
    .arrayElements(FIRST_NAMES, count)
    .map((first, index) => [first, surnames[2 * index], surnames[2 * index + 1]].join(' '))
}
