import { attempt, type Control } from '../control.ts'
import { clockControls, conditionControls, dataControls, faultControls, linkControls } from './controls.ts'
import { button, div, element } from './dom.ts'
import { STYLES } from './styles.ts'

const OPEN_KEY = 'puntada_simulador_abierto'

const wasOpen = () => attempt(() => localStorage.getItem(OPEN_KEY) === '1', false)
const keepOpen = (open: boolean) =>
  attempt(() => (open ? localStorage.setItem(OPEN_KEY, '1') : localStorage.removeItem(OPEN_KEY)), undefined)

const createPanel = (control: Control, close: () => void) => {
  const status = element('p', { role: 'status' })
  const say = (text: string) => {
    status.textContent = text
  }
  const clock = clockControls(control, say)
  const panel = element('section', { class: 'panel', 'aria-labelledby': 'simulador' })
  const closer = button('✕', close, { class: 'close', 'aria-label': 'Cerrar el simulador' })
  panel.append(
    div('head', element('h2', { id: 'simulador' }, 'Simulador'), closer),
    element(
      'p',
      { class: 'note' },
      'Productos, tiendas, personas y fotos son inventados. Lo que haces se guarda solo en este navegador, ' +
        'y nada sale a internet.',
    ),
    conditionControls(control, say),
    faultControls(control, say),
    clock.group,
    dataControls(control),
    linkControls(control, say),
    status,
  )
  const ticking = setInterval(clock.tick, 1000)
  return {
    panel,
    focus: () => closer.focus(),
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
export const mountPanel = (page: Document, control: Control): void => {
  const host = page.createElement('aside')
  host.setAttribute('aria-label', 'Simulador')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  root.adoptedStyleSheets = [sheet]

  let open: ReturnType<typeof createPanel> | null = null
  const tab = element(
    'button',
    { type: 'button', class: 'tab', 'aria-expanded': 'false' },
    element('span', { class: 'tab-text' }, 'Simulador ', element('span', {}, '· datos simulados')),
  )
  const close = () => {
    open?.end()
    open = null
    tab.setAttribute('aria-expanded', 'false')
    keepOpen(false)
    tab.focus()
  }
  const show = () => {
    open = createPanel(control, close)
    tab.setAttribute('aria-expanded', 'true')
    root.append(open.panel)
    keepOpen(true)
  }
  tab.addEventListener('click', () => {
    show()
    // The panel replaces the tab and takes the focus.
    open?.focus()
  })
  root.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return
    // The page's own Escape shortcuts must not run too.
    event.stopPropagation()
    close()
  })
  root.append(tab)
  page.body.append(host)
  if (wasOpen()) show()
}
