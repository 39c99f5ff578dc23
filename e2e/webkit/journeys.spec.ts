import { expect, Key, test, type WebkitPage } from './test.ts'

const DEMO = { mail: 'demo@puntada.mx', password: 'mayoreo123' }

const says = (visit: WebkitPage, text: string) =>
  visit.until(() => visit.run((wanted) => document.body.innerText.includes(wanted), text), `se lee «${text}»`)
const heading = (visit: WebkitPage) => visit.run(() => document.querySelector('h1')?.textContent)

test('R11.80 dos pasos rápidos en la galería avanzan dos fotos', async ({ visit }) => {
  await visit.goto('/vistaproducto/12')
  const next = await visit.find('button', /^Foto siguiente$/)
  await next.click()
  await next.click()
  await says(visit, 'Foto 3 de ')
})

test('del inicio a la lista y a un producto, y de sus cantidades al pedido enviado', async ({ visit }) => {
  await visit.goto('/')
  await visit.press('link', /^Ver productos$/)
  await expect.poll(() => visit.path()).toBe('/productos/todos/0/todas')
  await visit.until(
    () => visit.run(() => document.querySelectorAll('main li a[href^="/vistaproducto/"]').length >= 12),
    'doce tarjetas',
  )
  await visit.goto('/vistaproducto/12')

  await visit.press('textbox', /, talla /)
  await visit.keys('24')
  await visit.run(() => (document.activeElement as HTMLElement).blur())
  await visit.press('textbox', /, talla /)
  const chosen = () =>
    visit.run(() => {
      const { value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement
      return value.slice(selectionStart ?? 0, selectionEnd ?? 0)
    })
  await expect.poll(chosen, 'al volver a la casilla su texto está elegido').toBe('24')

  await visit.press('button', /^Agregar al pedido$/)
  const drawer = await visit.find('dialog', /pedido/i)
  await visit.press('button', /^Enviar pedido$/, drawer)
  const login = await visit.find('dialog', /Ingresa a tu cuenta/)
  await (await visit.find('textbox', /Correo electrónico/, login)).sendKeys(DEMO.mail)
  await visit.run(() => document.querySelector<HTMLInputElement>('dialog[open] input[type=password]')?.focus())
  await visit.keys(DEMO.password, Key.ENTER)
  // The login loads the page again.
  await says(visit, 'Ya ingresaste y tu pedido sigue aquí.')
  await visit.ready()
  await visit.press('button', /^Enviar pedido$/, await visit.find('dialog', /pedido/i))
  await says(visit, 'Pedido enviado')
})

test('R2.24 las sugerencias se recorren y se eligen solo con el teclado', async ({ visit }) => {
  await visit.goto('/articulos')
  await visit.run(() => document.querySelector<HTMLInputElement>('header [role=combobox]')?.focus())
  await visit.keys('blusa')
  await visit.find('option', /./)
  await visit.keys(Key.ARROW_DOWN, Key.ENTER)
  await expect.poll(() => heading(visit)).toMatch(/^Resultados de «.*»$/)
  expect(await visit.focused()).toMatch(/^Resultados de/)
})

test('R10.23 un diálogo toma el foco, se cierra con Escape y lo devuelve a quien lo abrió', async ({ visit }) => {
  await visit.goto('/articulos')
  await visit.press('button', /^Ingresar$/)
  const dialog = await visit.find('dialog', /Ingresa a tu cuenta/)
  await visit.press('button', /^Ingresar$/, dialog)
  await says(visit, 'Debes completar todos los datos de tu registro.')
  await visit.keys(Key.ESCAPE)
  await visit.until(() => visit.run(() => document.querySelector('dialog[open]') === null), 'el diálogo se cierra')
  await expect.poll(() => visit.focused()).toBe('Ingresar')
})

test('R11.81 al llegar lo que se pidió con Reintentar, el foco pasa al título', async ({ visit }) => {
  await visit.goto('/quienessomos')
  await visit.run(() => {
    const own = window.fetch.bind(window)
    window.fetch = (input, init) =>
      typeof input === 'string' && input.includes('/list-companies.php')
        ? Promise.resolve(new Response('', { status: 500 }))
        : own(input, init)
    document.addEventListener('click', () => (window.fetch = own), { capture: true })
    history.pushState(null, '', '/canaive')
  })
  const again = await visit.find('button', /^Reintentar$/)
  await visit.run((node: unknown) => (node as HTMLElement).focus(), again as unknown)
  await visit.keys(Key.ENTER)
  await visit.find('list', /^Fabricantes verificados$/)
  await expect
    .poll(() => visit.run(() => [document.activeElement?.tagName, document.activeElement?.textContent]))
    .toEqual(['H1', 'Verificación Canaive'])
})

for (const { width, height, query, at } of [
  { width: 1440, height: 900, query: '', at: 5 },
  { width: 1280, height: 800, query: '?pagina=3', at: 50 },
  { width: 400, height: 740, query: '?pagina=2', at: 30 },
]) {
  test(`R11.60 Atrás y recargar devuelven la misma tarjeta al mismo lugar de la ventana, a ${width} px`, async ({
    visit,
  }) => {
    await visit.resize(width, height)
    await visit.goto(`/productos/todos/0/todas${query}`)
    const cards = () => visit.run(() => document.querySelectorAll('main li a[href^="/vistaproducto/"]').length)
    await expect.poll(cards).toBeGreaterThan(at)
    const address = await visit.run(
      (place) => document.querySelectorAll('main li a[href^="/vistaproducto/"]')[place]?.getAttribute('href') ?? '',
      at,
    )
    const placeOf = () =>
      visit.run((href) => {
        const link = document.querySelector(`main li a[href="${href}"]`)
        return link === null ? Number.NaN : Math.round(link.getBoundingClientRect().top)
      }, address)
    let place = Number.NaN
    await expect
      .poll(async () => {
        await visit.run(
          (href) =>
            document.querySelector(`main li a[href="${href}"]`)?.closest('li')?.scrollIntoView({ block: 'center' }),
          address,
        )
        const last = place
        place = await placeOf()
        return place === last
      })
      .toBe(true)
    const [x, y] = await visit.run((href) => {
      const link = document.querySelector(`main li a[href="${href}"]`)
      const box = link?.getBoundingClientRect()
      // Cards above may still take their final height: the place that counts is that of the press itself.
      link?.addEventListener('click', () => Object.assign(window, { pressedAt: link.getBoundingClientRect().top }), {
        once: true,
      })
      return [Math.round((box?.left ?? 0) + 20), Math.round((box?.top ?? 0) + 40)] as const
    }, address)
    await visit.driver.actions().move({ x, y }).click().perform()
    await expect.poll(() => visit.path()).toBe(address)
    const before = await visit.run(() => (window as unknown as { pressedAt: number }).pressedAt)
    await visit.run(() => history.back())
    await expect.poll(async () => Math.abs((await placeOf()) - before), 'tras Atrás').toBeLessThanOrEqual(4)
    await visit.driver.navigate().refresh()
    await visit.ready()
    await expect.poll(async () => Math.abs((await placeOf()) - before), 'tras recargar').toBeLessThanOrEqual(4)
  })
}

test.describe('de noche', () => {
  test.use({ dark: true })

  test('la página es oscura y sus letras claras', async ({ visit }) => {
    await visit.goto('/quienessomos')
    const [ground, ink] = await visit.run(() => {
      const { backgroundColor, color } = getComputedStyle(document.body)
      return [backgroundColor, color].map((value) => Math.max(...(value.match(/\d+/g) ?? []).slice(0, 3).map(Number)))
    })
    expect(ground).toBeLessThan(40)
    expect(ink).toBeGreaterThan(200)
  })
})
