import { CALLS, READS, WRITES } from '../../../src/adapters/http/calls/all.ts'
import type { Control } from '../control.ts'
import { FAULTS, isFault, isScenario, SCENARIOS, type Scenario } from '../scenarios.ts'
import { DAY, HOUR } from '../../seed/clock.ts'
import { button, check, choice, div, element, field } from './dom.ts'

const SCENARIO_TEXTS: Readonly<Record<Scenario, string>> = {
  lento: 'Lento: de 1.5 a 3.5 segundos',
  vacio: 'Vacío: ninguna lista trae nada',
  error: 'Error: todo contesta 500',
  'sin-conexion': 'Sin conexión: nada llega',
  'sesion-caducada': 'Sesión caducada: 401 en lo personal',
  'respuesta-rota': 'Respuesta rota: HTML, cortada o con otra forma',
  fotos: 'Fotos: lo que suben los fabricantes',
}

const LATENCIES: Readonly<Record<string, string>> = {
  0: 'Ninguna',
  55: 'Normal (unos 55 ms)',
  300: 'Red móvil (unos 300 ms)',
  1000: 'Lenta (cerca de 1 s)',
  3000: 'Muy lenta (cerca de 3 s)',
}

const NEXT = 'Vale para lo que la página pida desde ahora.'

/** Announces a text in the panel's status. */
export type Say = (text: string) => void

/** How the backend behaves: scenario, latency, offline. */
export const conditionControls = (control: Control, say: Say): HTMLElement => {
  const { scenario, latency, offline } = control.state()
  const scenarios = choice(
    'Escenario',
    [['', 'Ninguno: todo funciona'], ...SCENARIOS.map((each) => [each, SCENARIO_TEXTS[each]] as const)],
    scenario ?? '',
  )
  scenarios.select.addEventListener('change', () => {
    const { value } = scenarios.select
    control.change({ scenario: isScenario(value) ? value : null })
    say(NEXT)
  })
  const offered: Readonly<Record<string, string>> = { [latency]: `Unos ${latency} ms`, ...LATENCIES }
  const latencies = choice('Latencia', Object.entries(offered), String(latency))
  latencies.select.addEventListener('change', () => {
    control.change({ latency: Number(latencies.select.value) })
    say(NEXT)
  })
  const { box, field: disconnected } = check('Sin conexión', offline)
  box.addEventListener('change', () => {
    control.change({ offline: box.checked })
    say(box.checked ? 'La página está sin conexión.' : 'La conexión volvió.')
  })
  return div('group', scenarios.field, latencies.field, disconnected, button('Recargar la página', control.reload))
}

/** What is wrong with one call or another. */
export const faultControls = (control: Control, say: Say): HTMLElement => {
  const paths = [
    ...READS.map(({ path }) => [path, `${path.slice(1)} (GET)`] as const),
    ...WRITES.map(({ path }) => [path, `${path.slice(1)} (POST)`] as const),
  ]
  const endpoint = choice(
    'Llamada',
    paths.toSorted(([a], [b]) => a.localeCompare(b)),
    CALLS.catalogue.products.path,
  )
  const fault = choice('Falla', Object.entries(FAULTS), '500')
  const list = element('ul', { 'aria-label': 'Fallas puestas' })
  const put = button('Poner la falla', () => {
    const [path, chosen] = [endpoint.select.value, fault.select.value]
    if (!isFault(chosen)) return
    control.setFault(path, chosen)
    refresh()
    say(`Falla puesta en ${path.slice(1)}. ${NEXT}`)
  })
  const remove = (path: string) => () => {
    control.setFault(path, null)
    refresh()
    // The button that had the focus is gone.
    put.focus()
    say(`Falla quitada de ${path.slice(1)}.`)
  }
  const refresh = () => {
    const rows = [...control.state().faults].map(([path, each]) =>
      element(
        'li',
        {},
        element('span', {}, element('code', {}, path.slice(1)), `: ${FAULTS[each]}`),
        button('Quitar', remove(path), { 'aria-label': `Quitar la falla de ${path.slice(1)}` }),
      ),
    )
    list.replaceChildren(...rows)
    list.hidden = rows.length === 0
  }
  refresh()
  return div('group', element('h3', {}, 'Falla en una llamada'), endpoint.field, fault.field, put, list)
}

const CLOCK = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
})

/** The shop's clock. `tick` writes the time again. */
export const clockControls = (control: Control, say: Say) => {
  // An output is a live region: each minute would be read aloud.
  const time = element('output', { 'aria-live': 'off' })
  const tick = () => {
    const text = CLOCK.format(control.state().clock ?? 0)
    if (time.textContent !== text) time.textContent = text
  }
  const forward = (ms: number, text: string) => () => {
    control.advance(ms)
    tick()
    say(`${text}: ahora es ${time.textContent}.`)
  }
  tick()
  const buttons = div(
    'row',
    button('Adelantar 1 hora', forward(HOUR, 'Pasó una hora')),
    button('Adelantar 1 día', forward(DAY, 'Pasó un día')),
  )
  return { group: div('group', element('h3', {}, 'Reloj de la tienda'), time, buttons), tick }
}

/** Who is logged in, and the data. */
export const dataControls = (control: Control): HTMLElement => {
  const { session, seed } = control.state()
  const accounts = control.accounts()
  const byMail = (sought: string | undefined) => accounts.find(({ mail }) => mail === sought)
  const who = choice(
    'Ingresar como',
    accounts.map(({ mail, name }) => [mail, `${name} (${mail})`] as const),
    (byMail(session?.mail) ?? accounts[0])?.mail ?? '',
  )
  const number = element('input', { type: 'number', min: '0', max: '999999999', step: '1', value: String(seed) })
  const enter = button('Usar esta cuenta', () => {
    const account = byMail(who.select.value)
    if (account !== undefined) void control.enter(account)
  })
  const reseed = button('Cambiar de tienda', () => {
    if (number.reportValidity() && number.value !== '') control.reseed(Number(number.value))
  })
  return div(
    'group',
    who.field,
    div('row', enter, ...(session === null ? [] : [button('Salir de la cuenta', () => void control.enter(null))])),
    div('row', field('Semilla', number), reseed),
    button('Reiniciar los datos', () => control.reset()),
  )
}

/** The link that reproduces the state elsewhere. */
export const linkControls = (control: Control, say: Say): HTMLElement => {
  const withSession = check('Incluir quién ingresó', false)
  const shown = element('input', { readonly: '', 'aria-label': 'Enlace' })
  shown.hidden = true
  const copy = async () => {
    const link = control.link(withSession.box.checked)
    try {
      await navigator.clipboard.writeText(link)
      say('Enlace copiado.')
    } catch {
      // Not allowed, or not a secure page: it can be copied by hand.
      shown.value = link
      shown.hidden = false
      shown.select()
      say('El navegador no deja copiar: el enlace está seleccionado.')
    }
  }
  return div(
    'group',
    withSession.field,
    button('Copiar enlace', () => void copy()),
    shown,
  )
}
