import { FAULTS, HARMLESS } from '../../support/chaos-faults.ts'
import { asVisitor, expect, test } from '../../support/chaos-test.ts'
import { ALL_SCREENS } from '../../support/screens.ts'

/** Screens that ask the API for something of their own, and those that do not. */
const SCREENS = ALL_SCREENS.filter(({ still }) => !still).map(({ address }) => address)
const STILL = ALL_SCREENS.filter(({ still }) => still).map(({ address }) => address)

/** Screens that show something of their own without the API; on the others the visitor is offered another try. */
const SELF_SUFFICIENT = new Set(['/', '/canaive'])

/** Faults that leave nothing that could be shown. */
const TOTAL = new Set([
  '401 con JSON',
  '404 vacío',
  '429',
  '500 con HTML',
  'HTML con 200',
  'cortado a la mitad',
  'conexión cortada',
  'compresión mentirosa',
])

for (const [at, [name, fault]] of Object.entries(FAULTS).entries()) {
  test(`R11.27 con toda la API así: ${name}, las pantallas siguen en pie`, async ({ page, chaos, oracle }) => {
    test.slow()
    chaos.remembers = true
    chaos.plainPictures = true
    chaos.rule = () => fault
    await asVisitor(page)
    // Each fault meets another screen first: by a deep link, before the shell is there.
    const first = at % SCREENS.length
    await page.goto(`${chaos.origin}${SCREENS[first]}`)
    await expect(page.getByRole('banner')).toBeVisible()
    await oracle.settled()
    await oracle.look()
    for (const path of [
      STILL[at % STILL.length] ?? '/login',
      ...SCREENS.slice(first + 1),
      ...SCREENS.slice(0, first + 1),
    ]) {
      const seen = await oracle.visit(path)
      expect.soft(oracle.problems(), path).toEqual([])
      expect.soft(seen.busy, `${path}: sigue cargando`).toBe(false)
      if (!TOTAL.has(name) || !SCREENS.includes(path) || SELF_SUFFICIENT.has(path)) continue
      // A 401 ends the session: what belongs to one person then asks to log in.
      const asksToLogIn =
        name === '401 con JSON' && (await page.getByRole('main').getByRole('button', { name: 'Ingresar' }).count()) > 0
      expect.soft(seen.text.includes('Reintentar') || asksToLogIn, `${path}: ofrece qué hacer`).toBe(true)
    }
  })
}

test.describe('lo inofensivo', () => {
  // Nothing here has to run out of time, and a busy machine must not seem to.
  test.use({ hurried: false })

  for (const [name, fault] of Object.entries(HARMLESS)) {
    test(`lo bueno se muestra entero aunque la API responda con ${name}`, async ({ page, chaos, oracle }) => {
      chaos.remembers = true
      chaos.plainPictures = true
      const look = async (path: string) => {
        await oracle.visit(path)
        let text = ''
        // A long list is drawn in slices after its answer: read it once it stays the same.
        await expect(async () => {
          const before = text
          text = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')
          expect(text).toBe(before)
        }).toPass({ intervals: [500] })
        return text
      }
      const paths = [
        '/productos/dama/0/todas',
        '/vistaproducto/12',
        '/empresa/3',
        '/catalogoempresa',
        '/articulos',
        '/articulo/2',
        '/categorias',
      ]
      await page.goto(`${chaos.origin}/quienessomos`)
      await oracle.settled()
      const before = []
      for (const path of paths) before.push(await look(path))
      chaos.rule = () => fault
      await page.goto(`${chaos.origin}/quienessomos`)
      await oracle.settled()
      for (const [at, path] of paths.entries()) expect(await look(path), path).toBe(before[at])
    })
  }
})
