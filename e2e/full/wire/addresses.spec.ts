import { expect, test } from '../../support/test.ts'
import { h1, header } from '../../support/shop.ts'

test.use({ tolerates: [/Failed to load resource/] })

const HOME = 'Ropa de mayoreo de Guanajuato'

/** Malformed and hostile addresses, and the heading of the screen that each must end on. */
const ADDRESSES: readonly (readonly [address: string, title: string | RegExp])[] = [
  ['/%E0%A4%A', HOME],
  ['/busqueda/..', HOME],
  ['/constructor/__proto__', HOME],
  ['//malo.example/', HOME],
  ['/\\malo.example', HOME],
  ['/#%E0%A4%A', HOME],
  ['/verificacion/enlace-vencido', HOME],
  ['/favoritos/', 'Favoritos'],
  ['/busqueda/%E0%A4%A', /^Resultados de «/],
  ['/busqueda/50%25', 'Resultados de «50%»'],
  ['/busqueda/a+b', 'Resultados de «a+b»'],
  ['/busqueda/nin%CC%83o', 'Resultados de «niño»'],
  ['/busqueda/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'Resultados de «<script>alert(1)</script>»'],
  ['/busqueda/%E2%80%AEoirartnoc', /^Resultados de «/],
  ['/vistaproducto/..%2f..', 'Este producto ya no está'],
  ['/vistaproducto/%00', 'Este producto ya no está'],
  ['/empresa/-1', 'No encontramos a este fabricante'],
  ['/articulo/%F0%9F%91%96', 'No encontramos este artículo'],
  ['/chat/%20', 'Chat con el fabricante'],
  ['/productos/%25/0/%25', 'Ese segmento no existe'],
  ['/productos/dama/0/todas?talla=%E0%A4%A&precio=NaN&mostrar=-5&orden=__proto__', 'Dama'],
]

for (const [what, isHome] of [
  ['R2.22, R12.23 las direcciones que no son de ninguna pantalla terminan al principio del inicio', true],
  ['R11.43 las direcciones mal escritas terminan en una pantalla que lo dice', false],
] as const) {
  test(`${what}, y desde ahí se navega`, async ({ page, baseURL }) => {
    test.slow()
    for (const [address, title] of ADDRESSES.filter((row) => (row[1] === HOME) === isHome)) {
      await test.step(address, async () => {
        await page.goto(`${baseURL}${address}`)
        await expect(header(page), address).toBeVisible()
        await expect(page.locator('main').getByRole('heading', { name: title }).first(), address).toBeVisible()
        await expect(h1(page), address).toHaveCount(1)
        if (title === HOME) await expect.poll(() => new URL(page.url()).pathname, address).toBe('/')
        if (title === HOME) await expect(h1(page, HOME), address).toBeInViewport()
        await expect(page.getByText('Algo salió mal'), address).toHaveCount(0)
        expect(new URL(page.url()).origin, address).toBe(new URL(baseURL ?? '').origin)
        await header(page).getByRole('link', { name: 'Blog', exact: true }).click()
        await expect(h1(page, 'Blog'), address).toBeFocused()
      })
    }
  })
}
