import { CALLS, READS, WRITES } from '../../../src/adapters/http/calls/all.ts'
import type { Control } from '../control.ts'
import { FAULT_TEXTS, FAULTS, isScenario, SCENARIOS, type Scenario } from '../scenarios.ts'
import { DAY, HOUR } from '../../seed/clock.ts'
import { button, choice, element } from './dom.ts'

const SCENARIO_TEXTS: Readonly<Record<Scenario, string>> = {
  lento: 'Lento: de 1.5 a 3.5 segundos',
  vacio: 'Vacío: ninguna lista trae nada',
  error: 'Error: todo contesta 500',
  'sin-conexion': 'Sin conexión: nada llega',
  'sesion-caducada': 'Sesión caducada: 401 en lo personal',
  'respuesta-rota': 'Respuesta rota: HTML, cortada o con otra forma',
  fotos: 'Fotos: lo que suben los fabricantes',
}

const LATENCIES: readonly (readonly [string, string])[] = [
  ['0', 'Ninguna'],
  ['55', 'Normal (unos 55 ms)'],
  ['300', 'Red móvil (unos 300 ms)'],
  ['1000', 'Lenta (cerca de 1 s)'],
  ['3000', 'Muy lenta (cerca de 3 s)'],
]

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
  const own: readonly (readonly [string, string])[] = LATENCIES.some(([value]) => value === String(latency))
    ? []
    : [[String(latency), `Unos ${latency} ms`]]
  const latencies = choice('Latencia', [...LATENCIES, ...own], String(latency))
  latencies.select.addEventListener('change', () => {
    control.change({ latency: Number(latencies.select.value) })
    say(NEXT)
  })
  const check = element('input', { type: 'checkbox' })
  check.checked = offline
  check.addEventListener('change', () => {
    control.change({ offline: check.checked })
    say(check.checked ? 'La página está sin conexión.' : 'La conexión volvió.')
  })
  return element(
    'div',
    { class: 'group' },
    scenarios.field,
    latencies.field,
    element('label', { class: 'check' }, check, 'Sin conexión'),
    button('Recargar la página', control.reload),
  )
}

/** What is wrong with one endpoint or another. */
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
  const fault = choice('Falla', [...FAULT_TEXTS], '500')
  const list = element('ul', { 'aria-label': 'Fallas puestas' })
  const put = button('Poner la falla', () => {
    const found = FAULTS.find((each) => each === fault.select.value)
    if (found === undefined) return
    control.setFault(endpoint.select.value, found)
    refresh()
    say(`Falla puesta en ${endpoint.select.value.slice(1)}. ${NEXT}`)
  })
  const refresh = () => {
    const rows = [...control.state().faults].map(([path, each]) =>
      element(
        'li',
        {},
        element('span', {}, element('code', {}, path.slice(1)), `: ${FAULT_TEXTS.get(each)}`),
        button(
          'Quitar',
          () => {
            control.setFault(path, null)
            refresh()
            // The button that had the focus is gone.
            put.focus()
            say(`Falla quitada de ${path.slice(1)}.`)
          },
          { 'aria-label': `Quitar la falla de ${path.slice(1)}` },
        ),
      ),
    )
    list.replaceChildren(...rows)
    list.hidden = rows.length === 0
  }
  refresh()
  return element(
    'div',
    { class: 'group' },
    element('h3', {}, 'Falla en una llamada'),
    endpoint.field,
    fault.field,
    put,
    list,
  )
}

const CLOCK = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
})

/** The shop's clock. `tick` writes the time again. */
export const clockControls = (
  control: Control,
  say: Say,
): { readonly group: HTMLElement; readonly tick: () => void } => {
  const time = element('output', {})
  const tick = () => {
    const text = CLOCK.format(control.state().clock ?? 0)
    if (time.textContent !== text) time.textContent = text
  }
  // An output is a live region: each minute would be read aloud.
  time.setAttribute('aria-live', 'off')
  const forward = (ms: number, text: string) => () => {
    control.advance(ms)
    tick()
    say(`${text}: ahora es ${time.textContent}.`)
  }
  tick()
  const group = element(
    'div',
    { class: 'group' },
    element('h3', {}, 'Reloj de la tienda'),
    time,
    element(
      'div',
      { class: 'row' },
      button('Adelantar 1 hora', forward(HOUR, 'Pasó una hora')),
      button('Adelantar 1 día', forward(DAY, 'Pasó un día')),
    ),
  )
  return { group, tick }
}

/** Who is logged in, and the data. */
export const dataControls = (control: Control): HTMLElement => {
  const { session, seed } = control.state()
  const accounts = control.accounts()
  const known = session === null ? undefined : accounts.find(({ mail }) => mail === session.mail)
  const who = choice(
    'Ingresar como',
    accounts.map(({ mail, name }) => [mail, `${name} (${mail})`] as const),
    (known ?? accounts[0])?.mail ?? '',
  )
  const number = element('input', { type: 'number', min: '0', max: '999999999', step: '1', value: String(seed) })
  return element(
    'div',
    { class: 'group' },
    who.field,
    element(
      'div',
      { class: 'row' },
      button('Usar esta cuenta', () => {
        const account = accounts.find(({ mail }) => mail === who.select.value)
        if (account !== undefined) void control.enter(account)
      }),
      ...(session === null ? [] : [button('Salir de la cuenta', control.leave)]),
    ),
    element(
      'div',
      { class: 'row' },
      element('label', { class: 'field' }, element('span', {}, 'Semilla'), number),
      button('Cambiar de tienda', () => {
        if (number.reportValidity() && number.value !== '') control.reseed(Number(number.value))
      }),
    ),
    button('Reiniciar los datos', control.reset),
  )
}

/** The link that reproduces the state elsewhere. */
export const linkControls = (control: Control, say: Say): HTMLElement => {
  const check = element('input', { type: 'checkbox' })
  const shown = element('input', { readonly: '', 'aria-label': 'Enlace' })
  shown.hidden = true
  const copy = async () => {
    const link = control.link(check.checked)
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
  return element(
    'div',
    { class: 'group' },
    element('label', { class: 'check' }, check, 'Incluir quién ingresó'),
    button('Copiar enlace', () => void copy()),
    shown,
  )
}
