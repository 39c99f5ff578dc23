import { expect, test } from '../../support/test.ts'
import { h1, header, main } from '../../support/shop.ts'

test.use({ tolerates: [/Failed to load resource/] })
test.slow()

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

test('R2.22, R11.43, R12.23 las direcciones mal escritas terminan en el inicio o en una pantalla que lo dice', async ({
  page,
  baseURL,
}) => {
  for (const [address, title] of ADDRESSES)
    await test.step(address, async () => {
      await page.goto(`${baseURL}${address}`)
      await expect(main(page).getByRole('heading', { name: title }).first(), address).toBeVisible()
      await expect(h1(page), address).toHaveCount(1)
      if (title === HOME) {
        await expect.poll(() => new URL(page.url()).pathname, address).toBe('/')
        await expect(h1(page), address).toBeInViewport()
      }
      expect(new URL(page.url()).origin, address).toBe(baseURL)
      await header(page).getByRole('link', { name: 'Blog', exact: true }).click()
      await expect(h1(page, 'Blog'), address).toBeFocused()
    })
})
