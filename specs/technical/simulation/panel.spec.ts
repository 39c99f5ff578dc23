import { afterEach, describe, expect, it, vi } from 'vitest'
import { applyOnce, createControl, stateAskedFor, type BrowserWindow } from '../../../mocks/simulator/control.ts'
import { createSimulation } from '../../../mocks/db.ts'
import { openPanel } from '../../../mocks/simulator/open-panel.ts'
import { mountPanel } from '../../../mocks/simulator/panel/panel.ts'
import { createConditions } from '../../../mocks/simulator/scenarios.ts'
import { demoShell } from '../../../mocks/hosts/shell/plugin.ts'
import { latencyAround, mergedParameters, readState, writeState } from '../../../mocks/simulator/state.ts'
import { ENDPOINTS } from '../../../src/adapters/http/endpoints.ts'

const START = Date.UTC(2027, 2, 4, 12)
const read = (text: string) => readState(new URLSearchParams(text))

class Texts implements Storage {
  readonly #texts = new Map<string, string>()
  get length() {
    return this.#texts.size
  }
  key = (at: number) => [...this.#texts.keys()][at] ?? null
  getItem = (key: string) => this.#texts.get(key) ?? null
  setItem = (key: string, text: string) => void this.#texts.set(key, text)
  removeItem = (key: string) => void this.#texts.delete(key)
  clear = () => this.#texts.clear()
}

/** A browser with one tab; `open` is an address typed in it. */
const browser = () => {
  const reload = vi.fn()
  let url = new URL('http://tienda.mx/')
  const page = {
    localStorage: new Texts(),
    sessionStorage: new Texts(),
    navigator: { onLine: true },
    get location() {
      return { href: url.href, search: url.search, reload }
    },
    history: {
      state: { from: 'the site' },
      replaceState: vi.fn((_state: unknown, _title: string, to: URL) => {
        url = to
      }),
    },
  } as unknown as BrowserWindow & { readonly history: { readonly replaceState: ReturnType<typeof vi.fn> } }
  const open = async (address: string) => {
    url = new URL(address, url)
    const asked = stateAskedFor(page)
    const simulation = createSimulation({
      seed: asked.seed,
      products: 80,
      storage: page.localStorage,
      now: () => START,
    })
    const conditions = createConditions({
      scenario: asked.scenario,
      offline: asked.offline,
      latency: latencyAround(asked.latency),
    })
    for (const [path, fault] of asked.faults) conditions.faults.set(path, fault)
    const again = await applyOnce(page, simulation, asked)
    return { control: createControl(page, simulation, conditions, asked), conditions, simulation, again }
  }
  return { page, open, reload, address: () => url }
}

describe('Simulador: el estado en la dirección', () => {
  it('lee todo lo que un enlace puede pedir', () => {
    const link =
      'semilla=7&escenario=lento&latencia=300&desconectado=1&fallas=list-blog.php:truncada,usuario-fav.php:nunca&reloj=2026-11-22T08:30&sesion=demo@puntada.mx|Guadalupe Ramírez|445'
    expect(read(link)).toEqual({
      seed: 7,
      scenario: 'lento',
      latency: 300,
      offline: true,
      faults: new Map([
        ['/list-blog.php', 'truncated'],
        ['/usuario-fav.php', 'never'],
      ]),
      clock: Date.UTC(2026, 10, 22, 14, 30),
      session: { mail: 'demo@puntada.mx', name: 'Guadalupe Ramírez', phone: '445' },
    })
    expect(read(String(writeState(read(link))))).toEqual(read(link))
  })

  it.each([
    '',
    'semilla=-1&escenario=otro&latencia=mucha&fallas=../x.php:500,list-blog.php:rara,&reloj=mañana&sesion=',
  ])('lo que no tiene sentido queda como de costumbre (%s)', (text) => {
    expect(read(text)).toEqual({
      seed: 1,
      scenario: null,
      latency: 55,
      offline: false,
      faults: new Map(),
      clock: null,
      session: null,
    })
    expect(String(writeState(read(text)))).toBe('')
  })

  it('la dirección gana sobre lo que la pestaña recuerda; un enlace completo lo borra', () => {
    const merged = (before: string, address: string) =>
      String(mergedParameters(new URLSearchParams(before), new URLSearchParams(address)))
    expect(merged('semilla=7&escenario=error', 'escenario=lento&tipo=x')).toBe('semilla=7&escenario=lento')
    expect(merged('semilla=7&escenario=error', 'latencia=0&reloj=2026-11-22T08:30')).toBe(
      'latencia=0&reloj=2026-11-22T08%3A30',
    )
  })

  it('la latencia varía alrededor de lo pedido', () => {
    expect(latencyAround(100)).toEqual({ from: 40, to: 160 })
    expect(latencyAround(0)).toEqual({ from: 0, to: 0 })
  })
})

describe('Simulador: lo que el panel puede hacer', () => {
  it('cambia las condiciones, las recuerda y deja limpia la dirección del sitio', async () => {
    const { open, address, page } = browser()
    const { control, conditions } = await open('/busqueda/sueter?talla=M&escenario=error')
    control.change({ scenario: 'vacio', latency: 1000 })
    control.setFault('/list-blog.php', '429')
    expect(conditions).toMatchObject({ scenario: 'vacio', latency: { from: 400, to: 1600 } })
    expect(address().href).toBe('http://tienda.mx/busqueda/sueter?talla=M')
    expect(page.history.replaceState.mock.calls[0]?.[0]).toEqual({ from: 'the site' })
    const after = await open('/blog')
    expect(after.conditions).toMatchObject({ scenario: 'vacio', faults: new Map([['/list-blog.php', '429']]) })
    after.control.setFault('/list-blog.php', null)
    expect((await open('/blog')).conditions.faults.size).toBe(0)
  })

  it('sin conexión, el navegador mismo lo dice, y avisa al irse y al volver', async () => {
    const { open, page } = browser()
    const { control } = await open('/')
    const said: string[] = []
    const stop = new AbortController()
    const note = ({ type }: Event) => void said.push(type)
    const { signal } = stop
    window.addEventListener('offline', note, { signal })
    window.addEventListener('online', note, { signal })
    control.change({ offline: true })
    expect(page.navigator.onLine).toBe(false)
    control.change({ scenario: 'lento' })
    control.change({ offline: false })
    expect(page.navigator.onLine).toBe(true)
    stop.abort()
    expect(said).toEqual(['offline', 'online'])
  })

  it('adelanta el reloj para todas las pestañas', async () => {
    const { open } = browser()
    const [one, other] = [await open('/'), await open('/')]
    one.control.advance(24 * 60 * 60_000)
    await other.simulation.ports.catalogue.segments()
    expect(new Date(other.simulation.now()).toISOString()).toBe('2026-11-21T16:00:00.000Z')
  })

  it('el enlace da el mismo estado en otro navegador, con la sesión si se pide', async () => {
    const first = browser()
    const { control } = await first.open('/blog?semilla=7&fallas=list-blog.php:html')
    control.advance(60 * 60_000)
    await control.enter({ name: 'Marisol Becerra', mail: 'marisol@puntada.mx', phone: '442' })
    expect(first.reload).toHaveBeenCalledTimes(1)
    expect(control.link(false)).not.toContain('sesion')

    const second = browser()
    const there = await second.open(control.link(true))
    expect(there.again).toBe(true)
    expect(there.control.state()).toEqual(control.state())
    const marisol = await there.simulation.ports.session.login({ email: 'marisol@puntada.mx', password: 'mayoreo123' })
    expect(marisol.ok).toBe(true)
    // After the reload the same address changes nothing any more.
    there.control.advance(60 * 60_000)
    const later = await second.open(control.link(true))
    expect(later.again).toBe(false)
    expect(later.simulation.now()).toBe(there.simulation.now())
  })

  it('un enlace sin nadie dentro cierra la sesión de quien lo abre', async () => {
    const { open, page } = browser()
    const link = (await browser().open('/blog')).control.link(true)
    page.localStorage.setItem('puntada_name', '"Ana"')
    page.localStorage.setItem('puntada_mail', '"ana@correo.mx"')
    expect((await open(link)).again).toBe(true)
    expect(page.localStorage.getItem('puntada_name')).toBeNull()
  })

  it('reiniciar olvida los datos, y a quien ya no existe lo saca', async () => {
    const { open, page, reload } = browser()
    const { control, simulation } = await open('/')
    await control.enter({ name: 'Marisol Becerra', mail: 'marisol@puntada.mx', phone: '442' })
    await simulation.ports.favourites.add({ user: 'marisol@puntada.mx', productId: '3' })
    control.reset()
    expect(await simulation.ports.favourites.count('marisol@puntada.mx')).toEqual({ ok: true, value: 0 })
    expect(page.localStorage.getItem('puntada_name')).toBeNull()
    expect(reload).toHaveBeenCalledTimes(2)
  })
})

describe('Simulador: el panel', () => {
  afterEach(() => {
    document.body.replaceChildren()
    localStorage.clear()
  })

  it('no existe mientras está cerrado, y se acuerda de estar abierto', async () => {
    const { control } = await browser().open('/')
    mountPanel(document, control)
    const root = document.querySelector('aside[aria-label="Simulador"]')?.shadowRoot
    const tab = root?.querySelector('button')
    expect(tab?.textContent).toBe('Simulador · datos simulados')
    expect(root?.querySelector('h2')).toBeNull()
    tab?.click()
    expect(tab?.getAttribute('aria-expanded')).toBe('true')
    expect(root?.querySelector('h2')?.textContent).toBe('Simulador')
    mountPanel(document, control)
    const again = document.querySelectorAll('aside')[1]?.shadowRoot
    expect(again?.querySelector('h2')?.textContent).toBe('Simulador')
    for (const each of [root, again]) each?.querySelector<HTMLElement>('[aria-label="Cerrar el simulador"]')?.click()
    expect(again?.querySelector('h2')).toBeNull()
    expect(tab?.getAttribute('aria-expanded')).toBe('false')
  })

  it('si su código no llega, la tienda sigue sin él y sin errores', async () => {
    const { control } = await browser().open('/')
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    const load = vi.fn(() => Promise.reject(new Error('Failed to fetch dynamically imported module')))
    openPanel(control, load)
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    await new Promise(setImmediate)
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
    expect(document.querySelector('aside[aria-label="Simulador"]')).toBeNull()
  })

  it('dice de cada llamada del contrato qué se simula, y de ninguna otra', async () => {
    const simulated = (await browser().open('/')).control.simulated()
    expect([...simulated.keys()].toSorted()).toEqual(ENDPOINTS.map(({ path }) => path).toSorted())
    for (const text of simulated.values()) expect(text).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/)
  })
})

describe('Simulador: la demostración estática', () => {
  const bundle = (worker: boolean) => ({
    'index.html': { type: 'asset' as const, fileName: 'index.html', source: '<p>' },
    'assets/a.js': { type: 'chunk' as const, fileName: 'assets/a.js', code: 'a' },
    'assets/a.js.map': { type: 'asset' as const, fileName: 'assets/a.js.map', source: '{}' },
    ...(worker && {
      'mockServiceWorker.js': { type: 'asset' as const, fileName: 'mockServiceWorker.js', source: '/* msw */' },
    }),
  })

  it('el trabajador guarda los archivos de la tienda y sigue siendo el de MSW', () => {
    const files = bundle(true)
    demoShell().generateBundle({}, files)
    const source = String(
      Object.values(files).find(({ fileName }) => fileName === 'mockServiceWorker.js')?.['source' as never],
    )
    expect(source).toMatch(
      /^const FILES = \{"version":"[\da-f]{12}","paths":\["\.\/","\.\/200\.html","\.\/assets\/a\.js"\]\}\n/,
    )
    expect(source.endsWith('/* msw */')).toBe(true)
  })

  it('no agrega nada donde no hay simulador', () => {
    const files = bundle(false)
    demoShell().generateBundle({}, files)
    expect(files).toEqual(bundle(false))
  })
})
