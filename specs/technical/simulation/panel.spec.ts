import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { expect, it, vi } from 'vitest'
import { createSimulation } from '../../../mocks/db.ts'
import { demoShell } from '../../../mocks/hosts/shell/plugin.ts'
import { applyOnce, createControl, stateAskedFor, type BrowserWindow } from '../../../mocks/simulator/control.ts'
import { mountPanel } from '../../../mocks/simulator/panel/panel.ts'
import { createConditions } from '../../../mocks/simulator/scenarios.ts'
import { readState, writeState } from '../../../mocks/simulator/state.ts'

const openTab = async (address: string) => {
  const url = new URL(address, 'http://tienda.mx')
  const page = {
    localStorage,
    sessionStorage,
    navigator: { onLine: true },
    location: { href: url.href, search: url.search, reload: () => undefined },
    history: { state: null, replaceState: () => undefined },
  } as unknown as BrowserWindow
  const asked = stateAskedFor(page)
  const simulation = createSimulation({ seed: asked.seed, products: 80, storage: localStorage })
  const conditions = createConditions(asked)
  return {
    again: await applyOnce(page, simulation, asked),
    control: createControl(page, simulation, conditions, asked.seed),
  }
}

it('el Simulador se abre, cambia lo que pasa, y su enlace da lo mismo en otro navegador', async () => {
  const { control } = await openTab('/blog?semilla=7&escenario=error')
  mountPanel(document, control)
  const root = document.querySelector('aside[aria-label="Simulador"]')?.shadowRoot
  root?.querySelector('button')?.click()
  expect(root?.querySelector('h2')?.textContent).toBe('Simulador')

  const session = { name: 'Marisol Becerra', mail: 'marisol@puntada.mx', phone: '442' }
  control.change({ scenario: 'lento', latency: 1000, faults: new Map([[CALLS.blog.articles.path, '429']]) })
  const state = { ...control.state(), session }
  const link = control.link(state)
  expect(state).toMatchObject({ scenario: 'lento', latency: 1000 })
  localStorage.clear()
  sessionStorage.clear()
  const there = await openTab(link)
  expect(there.again).toBe(true)
  expect(there.control.state()).toMatchObject(state)
  await there.control.reset()
  expect(there.control.state().session).toBeNull()
  expect((await openTab(link)).again).toBe(false)
  const heard = vi.fn()
  for (const name of ['offline', 'online']) globalThis.addEventListener(name, heard, { once: true })
  control.change({ ...state, scenario: 'sin-conexion' })
  expect(heard.mock.calls.map(([{ type }]) => type)).toEqual(['offline'])
})

it.each([
  ['escenario=vacio', 'Vacío'],
  [`fallas=${CALLS.blog.articles.path.slice(1)}:429`, 'con fallas'],
])('con ?%s el Simulador cerrado dice lo que sigue puesto en la pestaña, hasta que se quita', async (query, on) => {
  document.body.replaceChildren()
  await openTab(`/?${query}`)
  const { control } = await openTab('/blog')
  mountPanel(document, control)
  const root = document.querySelector('aside[aria-label="Simulador"]')?.shadowRoot
  const tab = root?.querySelector('button')
  expect(tab?.textContent).toBe(`Simulador · ${on}`)
  tab?.click()
  control.change({ ...control.state(), scenario: null, faults: new Map() })
  root?.querySelector<HTMLButtonElement>('[aria-label="Cerrar el simulador"]')?.click()
  expect(tab?.textContent).toBe('Simulador · datos simulados')
})

it('?escenario=normal quita el que sigue puesto', async () => {
  await openTab('/?escenario=vacio')
  expect((await openTab('/?escenario=normal')).control.state().scenario).toBeNull()
})

it('lo que no tiene sentido en la dirección queda como de costumbre', () => {
  const fault = `${CALLS.blog.articles.path.slice(1)}:rara`
  const nonsense = `semilla=-1&escenario=otro&latencia=mucha&fallas=../x.php:500,${fault},&sesion=`
  expect(String(writeState(readState(new URLSearchParams(nonsense))))).toBe('')
  expect(readState(new URLSearchParams('latencia=999999999')).latency).toBe(60_000)
})

it('el trabajador de la demostración guarda los archivos de la tienda y sigue siendo el de MSW', () => {
  const file = (fileName: string, source = '') => ({ type: 'asset' as const, fileName, source })
  const worker = file('mockServiceWorker.js', '/* msw */')
  demoShell().generateBundle({}, { page: file('index.html'), code: file('assets/a.js'), worker })
  const list = String.raw`^const FILES = {"version":"[\da-f]{12}","paths":\["./","./200.html","./assets/a.js"\]}\n`
  expect(worker.source).toMatch(new RegExp(`${list}[^]*/\\* msw \\*/$`))
})
