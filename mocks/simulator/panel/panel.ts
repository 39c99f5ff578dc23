import { CALLS, READS, WRITES } from '../../../src/adapters/http/calls/all.ts'
import { DAY, HOUR } from '../../seed/clock.ts'
import { attempt } from '../../persistence.ts'
import type { Control } from '../control.ts'
import { FAULTS, isScenario, SCENARIOS, type Fault } from '../scenarios.ts'
import { STYLES } from './styles.ts'

const OPEN_KEY = 'puntada_simulador_abierto'

const LATENCIES: Readonly<Record<string, string>> = {
  0: 'Ninguna',
  55: 'Normal (unos 55 ms)',
  300: 'Red móvil (unos 300 ms)',
  1000: 'Lenta (cerca de 1 s)',
  3000: 'Muy lenta (cerca de 3 s)',
}

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

// An output is a live region, whose minutes would be read aloud.
const CONTENTS = `
  <div class="head">
    <h2 id="simulador">Simulador</h2>
    <button name="close" class="close" aria-label="Cerrar el simulador">✕</button>
  </div>
  <p class="note">Productos, tiendas, personas y fotos son inventados. Lo que haces se guarda solo en este navegador, y
    nada sale a internet.</p>
  <div class="group">
    <label class="field"><span>Escenario</span><select name="scenario"></select></label>
    <label class="field"><span>Latencia</span><select name="latency"></select></label>
    <label class="check"><input name="offline" type="checkbox">Sin conexión</label>
    <button name="reload">Recargar la página</button>
  </div>
  <div class="group">
    <h3>Falla en una llamada</h3>
    <label class="field"><span>Llamada</span><select name="path"></select></label>
    <label class="field"><span>Falla</span><select name="fault"></select></label>
    <button name="put">Poner la falla</button>
    <ul aria-label="Fallas puestas"></ul>
  </div>
  <div class="group">
    <h3>Reloj de la tienda</h3>
    <output aria-live="off"></output>
    <div class="row">
      <button name="hour">Adelantar 1 hora</button>
      <button name="day">Adelantar 1 día</button>
    </div>
  </div>
  <div class="group">
    <label class="field"><span>Ingresar como</span><select name="account"></select></label>
    <div class="row">
      <button name="enter">Usar esta cuenta</button>
      <button name="leave">Salir de la cuenta</button>
    </div>
    <div class="row">
      <label class="field">
        <span>Semilla</span><input name="seed" type="number" min="0" max="999999999" required>
      </label>
      <button name="reseed">Cambiar de tienda</button>
    </div>
    <button name="reset">Reiniciar los datos</button>
  </div>
  <div class="group">
    <label class="check"><input name="withSession" type="checkbox">Incluir quién ingresó</label>
    <button name="copy">Copiar enlace</button>
    <input name="link" readonly hidden aria-label="Enlace">
  </div>
  <p role="status"></p>`

const createPanel = (control: Control, close: () => void) => {
  const panel = document.createElement('section')
  panel.className = 'panel'
  panel.setAttribute('aria-labelledby', 'simulador')
  panel.innerHTML = CONTENTS
  const find = <Kind extends Element = HTMLInputElement>(selector: string) => panel.querySelector<Kind>(selector)!
  const named = (name: string) => find(`[name=${name}]`)
  const say = (text: string) => {
    find('[role=status]').textContent = text
  }
  const fill = (name: string, choices: readonly (readonly [value: string, text: string])[], chosen: string) => {
    const options = choices.map(([value, text]) => Object.assign(document.createElement('option'), { value, text }))
    named(name).replaceChildren(...options)
    named(name).value = chosen
  }

  const { scenario, latency, offline, session, seed } = control.state()
  const accounts = control.accounts()
  const byMail = (sought?: string) => accounts.find(({ mail }) => mail === sought)
  fill('scenario', [['', 'Ninguno: todo funciona'], ...Object.entries(SCENARIOS)], scenario ?? '')
  fill('latency', Object.entries({ [latency]: `Unos ${latency} ms`, ...LATENCIES }), String(latency))
  named('offline').checked = offline
  fill('path', PATHS, CALLS.catalogue.products.path)
  fill('fault', Object.entries(FAULTS), '500')
  const people = accounts.map(({ mail, name }) => [mail, `${name} (${mail})`] as const)
  fill('account', people, (byMail(session?.mail) ?? accounts[0])?.mail ?? '')
  named('leave').hidden = session === null
  named('seed').value = String(seed)

  const showFaults = () => {
    const rows = [...control.state().faults].map(([path, fault]) => {
      const row = document.createElement('li')
      row.innerHTML = `<span><code>${path.slice(1)}</code>: ${FAULTS[fault]}</span>
        <button name="remove" value="${path}" aria-label="Quitar la falla de ${path.slice(1)}">Quitar</button>`
      return row
    })
    find('ul').replaceChildren(...rows)
    find('ul').hidden = rows.length === 0
  }
  const showTime = () => {
    const text = CLOCK.format(control.state().clock ?? 0)
    if (find('output').textContent !== text) find('output').textContent = text
  }
  const advance = (ms: number, text: string) => {
    control.advance(ms)
    showTime()
    say(`${text}: ahora es ${find('output').textContent}.`)
  }
  showFaults()
  showTime()

  const changed: Readonly<Record<string, (value: string) => void>> = {
    scenario: (value) => control.change({ scenario: isScenario(value) ? value : null }),
    latency: (value) => control.change({ latency: Number(value) }),
    offline: () => control.change({ offline: named('offline').checked }),
  }
  panel.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement
    if (changed[name] === undefined) return
    changed[name](value)
    const isOffline = named('offline').checked
    say(name !== 'offline' ? NEXT : isOffline ? 'La página está sin conexión.' : 'La conexión volvió.')
  })

  const pressed: Readonly<Record<string, (value: string) => unknown>> = {
    close,
    reload: control.reload,
    put() {
      const path = named('path').value
      control.setFault(path, named('fault').value as Fault)
      showFaults()
      say(`Falla puesta en ${path.slice(1)}. ${NEXT}`)
    },
    remove(path) {
      control.setFault(path, null)
      showFaults()
      // The button that had the focus is gone.
      named('put').focus()
      say(`Falla quitada de ${path.slice(1)}.`)
    },
    hour: () => advance(HOUR, 'Pasó una hora'),
    day: () => advance(DAY, 'Pasó un día'),
    enter: () => control.enter(byMail(named('account').value) ?? null),
    leave: () => control.enter(null),
    reseed() {
      if (named('seed').reportValidity()) control.reseed(Number(named('seed').value))
    },
    reset: () => control.reset(),
    async copy() {
      const link = control.link(named('withSession').checked)
      try {
        await navigator.clipboard.writeText(link)
        say('Enlace copiado.')
      } catch {
        // Not allowed, or not a secure page: it can be copied by hand.
        Object.assign(named('link'), { value: link, hidden: false }).select()
        say('El navegador no deja copiar: el enlace está seleccionado.')
      }
    },
  }
  panel.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    if (button !== null) void pressed[button.name]?.(button.value)
  })

  const ticking = setInterval(showTime, 1000)
  return {
    panel,
    focus: () => named('close').focus(),
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
  const host = page.createElement('aside')
  host.setAttribute('aria-label', 'Simulador')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  root.adoptedStyleSheets = [sheet]
  root.innerHTML = `<button type="button" class="tab" aria-expanded="false">
    <span class="tab-text">Simulador <span>· datos simulados</span></span>
  </button>`
  const tab = root.querySelector('button')!

  let open: ReturnType<typeof createPanel> | null = null
  const close = () => {
    open?.end()
    open = null
    tab.setAttribute('aria-expanded', 'false')
    attempt(() => localStorage.removeItem(OPEN_KEY), undefined)
    tab.focus()
  }
  const show = () => {
    open = createPanel(control, close)
    tab.setAttribute('aria-expanded', 'true')
    root.append(open.panel)
    attempt(() => localStorage.setItem(OPEN_KEY, '1'), undefined)
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
  page.body.append(host)
  if (attempt(() => localStorage.getItem(OPEN_KEY) === '1', false)) show()
}
