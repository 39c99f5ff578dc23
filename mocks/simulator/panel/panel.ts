import { CALLS, READS, WRITES } from '../../../src/adapters/http/calls/all.ts'
import { DAY, HOUR } from '../../seed/clock.ts'
import { attempt } from '../../persistence.ts'
import type { Control } from '../control.ts'
import { FAULTS, SCENARIOS } from '../scenarios.ts'
import { readState, sessionText } from '../state.ts'
import { STYLES } from './styles.ts'

const OPEN_KEY = 'puntada_simulador_abierto'

const PATHS = [
  ...READS.map(({ path }) => [path.slice(1), `${path.slice(1)} (GET)`] as const),
  ...WRITES.map(({ path }) => [path.slice(1), `${path.slice(1)} (POST)`] as const),
].toSorted(([a], [b]) => a.localeCompare(b))

const CLOCK = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
})

const NEXT = 'Vale para lo que la página pida desde ahora.'
const NOBODY = { mail: '', name: '', phone: '' }

type Tags = HTMLElementTagNameMap
const el = <Tag extends keyof Tags>(tag: Tag, set: Partial<Tags[Tag]>, ...inside: readonly (Node | string)[]) => {
  const node = document.createElement(tag)
  Object.assign(node, set)
  node.append(...inside)
  return node
}
const group = (...inside: readonly (Node | string)[]) => el('div', { className: 'group' }, ...inside)
const row = (...inside: readonly Node[]) => el('div', { className: 'row' }, ...inside)
const button = (text: string, press: () => unknown) =>
  el('button', { type: 'button', onclick: () => void press() }, text)
const field = (label: string, input: Node) => el('label', { className: 'field' }, el('span', {}, label), input)
const choice = (name: string, choices: readonly (readonly [value: string, text: string])[], value: string) => {
  const select = el('select', { name }, ...choices.map(([each, text]) => el('option', { value: each }, text)))
  select.value = value
  return select
}
const numeric = (name: string, value: number, max: number) =>
  el('input', { name, type: 'number', min: '0', max: String(max), required: true, value: String(value) })
const named = <Kind extends Element>(element: Kind, attribute: string, value: string): Kind => {
  element.setAttribute(attribute, value)
  return element
}

/**
 * The form's fields are the address's parameters: a change counts at once, but for shop and account, with which *Abrir
 * así* opens the page anew, at an address to copy.
 */
const createPanel = (control: Control, close: () => void) => {
  const { scenario, latency, faults, session, seed } = control.state()
  const status = named(el('p', {}), 'role', 'status')
  const say = (text: string) => {
    status.textContent = text
  }
  const formState = () => readState(new URLSearchParams(new FormData(form) as unknown as Record<string, string>))

  const path = choice('', PATHS, CALLS.catalogue.products.path.slice(1))
  const fault = choice('', Object.entries(FAULTS), '500')
  const put = button('Poner la falla', () => {
    faults.set(`/${path.value}`, fault.value as keyof typeof FAULTS)
    showFaults(`Falla puesta en ${path.value}. ${NEXT}`)
  })
  const faultField = el('input', { name: 'fallas', type: 'hidden' })
  const list = named(el('ul', {}), 'aria-label', 'Fallas puestas')
  const showFaults = (message = '') => {
    const rows = [...faults].map(([of, word]) => {
      const name = of.slice(1)
      const remove = button('Quitar', () => {
        faults.delete(of)
        showFaults(`Falla quitada de ${name}.`)
        // The button that had the focus is gone.
        put.focus()
      })
      const text = el('span', {}, el('code', {}, name), `: ${FAULTS[word]}`)
      return el('li', {}, text, named(remove, 'aria-label', `Quitar la falla de ${name}`))
    })
    list.replaceChildren(...rows)
    list.hidden = rows.length === 0
    faultField.value = [...faults].map(([of, word]) => `${of.slice(1)}:${word}`).join(',')
    if (message === '') return
    control.change(formState())
    say(message)
  }

  const time = el('strong', {})
  const showTime = () => {
    const text = CLOCK.format(control.now())
    if (time.textContent !== text) time.textContent = text
  }
  const advancing = (text: string, ms: number) =>
    button(text, () => {
      control.advance(ms)
      showTime()
      say(`Ahora es ${time.textContent}.`)
    })

  const accounts = control.accounts().map((each) => [sessionText(each), `${each.name} (${each.mail})`] as const)
  const closing = named(button('✕', close), 'aria-label', 'Cerrar el simulador')
  const form = el(
    'form',
    { className: 'panel' },
    el('div', { className: 'head' }, el('h2', { id: 'simulador' }, 'Simulador'), closing),
    el('p', {}, 'Todo es inventado. Lo que haces se guarda solo en este navegador, y nada sale a internet.'),
    group(
      field(
        'Escenario',
        choice('escenario', [['', 'Ninguno: todo funciona'], ...Object.entries(SCENARIOS)], scenario ?? ''),
      ),
      field('Latencia en milisegundos', numeric('latencia', latency, 60_000)),
    ),
    group(el('h3', {}, 'Falla en una llamada'), field('Llamada', path), field('Falla', fault), put, list, faultField),
    group(
      el('h3', {}, 'Reloj de la tienda'),
      time,
      row(advancing('Adelantar 1 hora', HOUR), advancing('Adelantar 1 día', DAY)),
    ),
    group(
      field('Ingresar como', choice('sesion', [['||', 'Nadie'], ...accounts], sessionText(session ?? NOBODY))),
      field('Semilla', numeric('semilla', seed, 999_999_999)),
      el('button', {}, 'Abrir así'),
      button('Reiniciar los datos', () => control.reset()),
    ),
    status,
  )
  form.onchange = ({ target }) => {
    if (!['escenario', 'latencia'].includes((target as HTMLInputElement).name) || !form.reportValidity()) return
    control.change(formState())
    say(NEXT)
  }
  form.onsubmit = (event) => {
    event.preventDefault()
    control.change(formState())
    window.location.assign(control.link(formState()))
  }
  showFaults()
  showTime()
  const ticking = setInterval(showTime, 1000)
  return {
    panel: named(named(form, 'role', 'region'), 'aria-labelledby', 'simulador'),
    focus: () => closing.focus(),
    end() {
      clearInterval(ticking)
      form.remove()
    },
  }
}

/**
 * The Simulador's tab, at the edge of the page, opens a panel. A shadow root outside the site's elements keeps the styles
 * of both apart. The content exists only while it is open.
 */
export const mountPanel = (page: Document, control: Control) => {
  const host = named(page.createElement('aside'), 'aria-label', 'Simulador')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  root.adoptedStyleSheets = [sheet]
  const state = el('span', {})
  const tab = el('button', { className: 'tab' }, el('span', { className: 'tab-text' }, 'Simulador ', state))
  root.append(tab)

  let open: ReturnType<typeof createPanel> | null = null
  const expand = (isOpen: boolean) => {
    const { scenario, faults } = control.state()
    // The tab stores both after they have left the address.
    const on = scenario === null ? faults.size > 0 && 'con fallas' : SCENARIOS[scenario].split(':')[0]
    state.className = on ? 'on' : ''
    state.textContent = `· ${on || 'datos simulados'}`
    tab.setAttribute('aria-expanded', String(isOpen))
    attempt(() => (isOpen ? localStorage.setItem(OPEN_KEY, '1') : localStorage.removeItem(OPEN_KEY)), undefined)
  }
  const close = () => {
    open?.end()
    open = null
    expand(false)
    tab.focus()
  }
  const show = () => {
    open = createPanel(control, close)
    root.append(open.panel)
    expand(true)
    return open
  }
  // The panel replaces the tab and takes the focus.
  tab.onclick = () => show().focus()
  root.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return
    // The page's own Escape shortcuts must not run too.
    event.stopPropagation()
    close()
  })
  page.body.append(host)
  if (attempt(() => localStorage.getItem(OPEN_KEY) === '1', false)) show()
  else expand(false)
}
