import type { Faker } from './faker.ts'

/** Faker's Mexican names lack accents and join what nobody is called. */
const FIRST_NAMES = [
  'María Elena',
  'Guadalupe',
  'Rosa Isela',
  'Lucía',
  'Verónica',
  'Araceli',
  'Leticia',
  'Patricia',
  'Mónica',
  'Alma Delia',
  'José Luis',
  'Juan Carlos',
  'Víctor Manuel',
  'Sergio',
  'Martín',
  'Raúl',
  'Jesús',
  'Óscar',
  'Rubén',
  'Ángel',
] as const
const SURNAMES = [
  'Guzmán',
  'Zavala',
  'López',
  'Hernández',
  'Gallardo',
  'Ramírez',
  'Cerrato',
  'Pantoja',
  'Orozco',
  'Bedolla',
  'Tinoco',
  'Villagómez',
  'Álvarez',
  'Rangel',
  'Durán',
  'Martínez',
  'Niño',
  'Balcázar',
  'Arreguín',
  'Lara',
] as const

export const firstName = ({ helpers }: Faker): string => helpers.arrayElement(FIRST_NAMES)

/** Both surnames, never twice the same. */
export const fullName = (faker: Faker): string =>
  [firstName(faker), ...faker.helpers.arrayElements(SURNAMES, 2)].join(' ')
