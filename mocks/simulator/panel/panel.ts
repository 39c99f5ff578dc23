import { CALLS, READS, WRITES } from '../../../src/adapters/http/calls/all.ts'
import { DAY, HOUR } from '../../seed/clock.ts'
import { attempt } from '../../persistence.ts'
import type { Control } from '../control.ts'
import { FAULTS, isScenario, SCENARIOS, type Fault } from '../scenarios.ts'
import { STYLES } from './styles.ts'

const OPEN_KEY = 'puntada_simulador_abierto'

const PATHS = [
  ...READS.map(({ path }) => [path, `${path.slice(1)} (GET)`] as const),
  ...WRITES.map(({ path }) => [path, `${path.slice(1)} (POST)`] as const),
].toSorted(([a], [b]) => a.localeCompare(b))

const CLOCK = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
})

const NEXT = 'Vale para lo que la página pida desde ahora.'

type Tags = HTMLElementTagNameMap
const made = <Tag extends keyof Tags>(tag: Tag, set: Partial<Tags[Tag]>, ...inside: readonly (Node | string)[]) => {
  const element = document.createElement(tag)
  Object.assign(element, set)
  element.append(...inside)
  return element
}
const group = (...inside: readonly Node[]) => made('div', { className: 'group' }, ...inside)
const row = (...inside: readonly Node[]) => made('div', { className: 'row' }, ...inside)
const title = (text: string) => made('h3', {}, text)
const button = (text: string, press: () => unknown) => made('button', { onclick: () => void press() }, text)
const field = (label: string, input: Node) => made('label', { className: 'field' }, made('span', {}, label), input)
const numeric = (value: number, max: number) =>
  made('input', { type: 'number', min: '0', max: String(max), required: true, value: String(value) })
const choice = (
  choices: readonly (readonly [value: string, text: string])[],
  value: string,
  change: (value: string) => void = () => undefined,
) => {
  const select = made('select', {}, ...choices.map(([each, text]) => made('option', { value: each }, text)))
  select.value = value
  select.onchange = () => change(select.value)
  return select
}
const named = <Kind extends Element>(element: Kind, attribute: string, value: string): Kind => {
  element.setAttribute(attribute, value)
  return element
}

const createPanel = (control: Control, close: () => void) => {
  const { scenario, latency, session, seed } = control.state()
  const status = named(made('p', {}), 'role', 'status')
  const say = (text: string) => {
    status.textContent = text
  }
  const change = (changed: Parameters<Control['change']>[0]) => {
    control.change(changed)
    say(NEXT)
  }
  const wait = numeric(latency, 60_000)
  wait.onchange = () => wait.reportValidity() && change({ latency: Number(wait.value) })

  const path = choice(PATHS, CALLS.catalogue.products.path)
  const fault = choice(Object.entries(FAULTS), '500')
  const faults = named(made('ul', {}), 'aria-label', 'Fallas puestas')
  const put = button('Poner la falla', () => {
    setFault(path.value, fault.value as Fault)
    say(`Falla puesta en ${path.value.slice(1)}. ${NEXT}`)
  })
  const setFault = (of: string, word: Fault | null) => {
    control.setFault(of, word)
    showFaults()
  }
  const showFaults = () => {
    const rows = [...control.state().faults].map(([of, word]) => {
      const name = of.slice(1)
      const remove = button('Quitar', () => {
        setFault(of, null)
        // The button that had the focus is gone.
        put.focus()
        say(`Falla quitada de ${name}.`)
      })
      const text = made('span', {}, made('code', {}, name), `: ${FAULTS[word]}`)
      return made('li', {}, text, named(remove, 'aria-label', `Quitar la falla de ${name}`))
    })
    faults.replaceChildren(...rows)
    faults.hidden = rows.length === 0
  }
  showFaults()

  const time = made('strong', {})
  const showTime = () => {
    const text = CLOCK.format(control.now())
    if (time.textContent !== text) time.textContent = text
  }
  showTime()
  const advancing = (text: string, ms: number, done: string) =>
    button(text, () => {
      control.advance(ms)
      showTime()
      say(`${done}: ahora es ${time.textContent}.`)
    })

  const accounts = control.accounts()
  const byMail = (sought?: string) => accounts.find(({ mail }) => mail === sought)
  const account = choice(
    accounts.map(({ mail, name }) => [mail, `${name} (${mail})`] as const),
    (byMail(session?.mail) ?? accounts[0])?.mail ?? '',
  )
  const leave = button('Salir de la cuenta', () => control.enter(null))
  leave.hidden = session === null

  const otherSeed = numeric(seed, 999_999_999)
  const copy = () => {
    const link = control.link()
    // Not allowed, or not a secure page: it can be copied by hand.
    const shown = () => say(`El navegador no deja copiar: ${link}`)
    return navigator.clipboard ? navigator.clipboard.writeText(link).then(() => say('Enlace copiado.'), shown) : shown()
  }

  const closing = named(
    made('button', { className: 'close', onclick: close }, '✕'),
    'aria-label',
    'Cerrar el simulador',
  )
  const panel = made(
    'section',
    { className: 'panel' },
    made('div', { className: 'head' }, made('h2', { id: 'simulador' }, 'Simulador'), closing),
    made('p', {}, 'Todo es inventado. Lo que haces se guarda solo en este navegador, y nada sale a internet.'),
    group(
      field(
        'Escenario',
        choice([['', 'Ninguno: todo funciona'], ...Object.entries(SCENARIOS)], scenario ?? '', (value) =>
          change({ scenario: isScenario(value) ? value : null }),
        ),
      ),
      field('Latencia en milisegundos', wait),
    ),
    group(title('Falla en una llamada'), field('Llamada', path), field('Falla', fault), put, faults),
    group(
      title('Reloj de la tienda'),
      time,
      row(advancing('Adelantar 1 hora', HOUR, 'Pasó una hora'), advancing('Adelantar 1 día', DAY, 'Pasó un día')),
    ),
    group(
      field('Ingresar como', account),
      row(
        button('Usar esta cuenta', () => control.enter(byMail(account.value) ?? null)),
        leave,
      ),
      row(
        field('Semilla', otherSeed),
        button('Cambiar de tienda', () => otherSeed.reportValidity() && control.reseed(Number(otherSeed.value))),
      ),
      button('Reiniciar los datos', () => control.reset()),
    ),
    group(button('Copiar enlace con todo esto', copy)),
    status,
  )
  const ticking = setInterval(showTime, 1000)
  return {
    panel: named(panel, 'aria-labelledby', 'simulador'),
    focus: () => closing.focus(),
    end() {
      clearInterval(ticking)
      panel.remove()
    },
  }
}

/**
 * The Simulador: a tab at the edge of the page that opens a panel. Outside the site's own elements, in a shadow root,
 * so that neither styles the other. Its content exists only while it is open.
 */
export const mountPanel = (page: Document, control: Control) => {
  const host = named(page.createElement('aside'), 'aria-label', 'Simulador')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  root.adoptedStyleSheets = [sheet]
  const text = made('span', { className: 'tab-text' }, 'Simulador ', made('span', {}, '· datos simulados'))
  const tab = made('button', { className: 'tab' }, text)
  root.append(tab)

  let open: ReturnType<typeof createPanel> | null = null
  const expand = (isOpen: boolean) => {
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
  else tab.setAttribute('aria-expanded', 'false')
}
