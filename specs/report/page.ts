import type { Requirement } from '../requirements.ts'
import { checksOf, idsOf, titleOf, type Check, type Evidence } from './collect.ts'

export interface PageInput {
  readonly requirements: readonly Requirement[]
  readonly checks: readonly Check[]
  /** Pictures that belong to no check. */
  readonly pictures: readonly Evidence[]
  /** Addresses of the offline shop that show a requirement. */
  readonly seen: Readonly<Record<string, string>>
  /** Failures outside any check. */
  readonly errors: readonly string[]
  readonly date: Date
  readonly version: string
  /** The thing that was checked, after “sobre”. */
  readonly subject: string
}

const STYLE = `
:root{color-scheme:light dark;--rosa:light-dark(#c9006b,#ff7dbb);--agave:light-dark(#0f6b57,#5fd0b3);
--line:light-dark(#e4dfd7,#48423d)}
body{margin:0 auto;max-width:1280px;padding:2rem clamp(1rem,4vw,3rem);font:1rem/1.5 system-ui,sans-serif;
overflow-wrap:anywhere}
h1{font-size:2.25rem;line-height:1.1}h2,h3{display:inline;font-size:1.25rem}
form,fieldset{display:grid;gap:.25rem;justify-items:start;align-content:start;padding:.5rem 0;border:0;margin:0}
[type=search]{display:block;font:inherit;padding:.5rem;width:min(16rem,80vw)}
summary{cursor:pointer}.part,.rule{border-top:1px solid var(--line);padding:.75rem 0}.part .part{margin-left:1rem}
h4{display:flex;gap:1rem;margin:0;font-weight:500}h4>:nth-child(2){flex:1}h4>*{min-width:min-content}
.passed b{color:var(--agave)}.failed b{color:var(--rosa)}
.figures{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:.75rem 0 0;max-width:min(100%,20rem);font-size:.875rem}
img{display:block;width:20rem;max-width:100%;height:14rem;object-fit:cover;object-position:top;border:1px solid var(--line)}
.failure{border-left:4px solid var(--rosa);padding-left:1rem;margin:.5rem 0}pre{white-space:pre-wrap}
footer{display:none}dl{display:grid;grid-template-columns:auto 1fr;gap:1rem}[hidden]{display:none!important}
@media(min-width:62rem){.columns{display:grid;grid-template-columns:17rem 1fr;gap:2rem}form{position:sticky;top:0;align-self:start}}
@media print{:root{color-scheme:light}form,.rule>details,.rule>p{display:none}body{max-width:none;padding:0;font-size:9pt}
figure,.failure,h4{break-inside:avoid}h4,summary{break-after:avoid}img{height:60mm}
footer{display:block;break-inside:avoid}footer dd{border-bottom:1px solid;height:2rem;margin:0}}
`

/** Rules that search and filters leave are shown open, and printed. Words match by their beginnings. */
const SCRIPT = `
const SAME = ['filtr afin', 'olvid recuper', 'celular movil telefon', 'computador escritorio', 'carrito pedid orden compra',
  'entrar ingres sesion login', 'registr cuenta alta', 'boletin newsletter suscri', 'fabricante empresa tienda marca',
  'foto imagen imagenes galeria', 'borrar quitar elimin vaci', 'aviso alerta error', 'corazon favorit', 'chat mensaj',
  'precio cost dinero', 'red internet conexion', 'salir cerrar'].map((group) => group.split(' '))
const plain = (text) => ' ' + text.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase()
  .replace(/(\\d)\\s+%/g, '$1%').replace(/[^\\p{L}\\p{N}.%]+/gu, ' ')
const stem = (word) => /\\d/.test(word) || word.length < 5 ? word : word.replace(/(?:es|s)$/, '').slice(0, word.length < 7 ? 5 : -2)
const alike = (word) => [stem(word), ...SAME.filter((group) => group.some((one) => one.startsWith(stem(word)) ||
  word.startsWith(one))).flat()]
const rules = [...document.querySelectorAll('.rule')].map((card) => ({ card, text: plain(card.dataset.words) }))
const parts = document.querySelectorAll('.part')
const [form] = document.forms
const show = () => {
  const { buscar, estado } = form.elements
  const words = plain(buscar.value).split(' ').filter((word) => word.length > 3 || /\\d/.test(word)).map(alike)
  for (const rule of rules)
    rule.has = !rule.card.matches('.rule' + estado.value) ? -1
      : words.filter((forms) => forms.some((one) => rule.text.includes(' ' + one))).length
  const most = Math.max(words.length > 0 ? 1 : 0, ...rules.map(({ has }) => has))
  for (const { card, has } of rules) card.hidden = has < most
  for (const part of parts) {
    part.hidden = part.querySelector('.rule:not([hidden])') === null
    part.open = words.length > 0 || estado.value !== '' || part.querySelector('.failed') !== null
  }
  document.getElementById('cuantos').textContent = document.querySelectorAll('.rule:not([hidden])').length + ' a la vista'
}
form.addEventListener('input', show)
form.addEventListener('submit', (event) => event.preventDefault())
show()
const jump = () => {
  const place = document.getElementById(location.hash.slice(1))
  for (const part of parts) if (part.contains(place)) part.open = true
  place?.scrollIntoView()
}
addEventListener('hashchange', jump)
jump()
`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (raw: string): string => raw.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
const each = <T>(values: readonly T[], html: (value: T) => string): string => values.map(html).join('')

const STATES = { failed: 'No cumplido', missing: 'Sin pruebas', passed: 'Cumplido' } as const

/** The document's rules name the screen of an address's first word. */
const screensIn = (requirements: readonly Requirement[]): ReadonlyMap<string, string> =>
  new Map(
    requirements.flatMap(({ text: rule }) => {
      const [, place, first = '', rest = ''] = /^La dirección \/?(\w*)\S* muestra (.)(.+?), al entrar/.exec(rule) ?? []
      const footer = place === 'quienessomos' ? ' y pie de página' : ''
      return place === undefined ? [] : [[place, first.toUpperCase() + rest + footer] as const]
    }),
  )

const isTechnical = ({ file }: Check): boolean => !file.startsWith('specs/acceptance/') && !file.startsWith('e2e/')

/** Titles lose their ids, which stand beside; a technical check has only its own sentence. */
const reading = (check: Check): string =>
  (isTechnical(check) ? (check.titles.at(-1) ?? '') : titleOf(check)).replace(
    /(^|› )(?:R\d+\.\d+(?:\s*(?:,|;|:|·|\by\b))?\s*)+/g,
    '$1',
  )

const figure = ({ path, caption }: Omit<Evidence, 'ids'>): string =>
  `<figure><a href="${text(path)}"><img loading="lazy" src="${text(path)}" alt=""></a><figcaption>${text(caption)}</figcaption></figure>`

const failureCard = (check: Check): string => {
  const { tool, says, picture } = check.failure ?? { tool: 'No se corrió.', says: [] }
  return `<div class="failure"><strong>Ya no es así: ${text(reading(check))}</strong>
${says.length === 0 ? '' : `<p>La tienda dice ahora:<ul>${each(says, (line) => `<li>${text(line)}</li>`)}</ul>`}
<p>La prueba, ${text(check.file)}, dice:<pre lang="en">${text(tool)}</pre>
${picture === undefined ? '' : figure({ path: picture, caption: 'Así estaba la pantalla al fallar' })}</div>`
}

const proofList = (proofs: readonly Check[]): string =>
  each(
    proofs.filter(({ status }) => status !== 'passed'),
    failureCard,
  ) +
  each([false, true], (technical) => {
    const some = proofs.filter((check) => isTechnical(check) === technical)
    const list = `<ul>${each(some, (check) => `<li>${text(reading(check))}`)}</ul>`
    const name = technical ? 'Pruebas técnicas' : 'Comprobaciones'
    return some.length === 0 ? '' : `<details><summary>${name}: ${some.length}</summary>${list}</details>`
  })

/** `npm start` serves the offline shop here. */
const SHOP = 'http://localhost:5173'

const rulesOf = ({ requirements, checks, pictures, seen }: PageInput) => {
  const screens = screensIn(requirements)
  const texts = new Map(requirements.map(({ id, text: words }) => [id, words]))
  const evidence = [...checks.flatMap((check) => check.evidence), ...pictures]
  return requirements.map(({ id, section, text: rule }) => {
    const proofs = checksOf(id, checks)
    const met = proofs.every(({ status }) => status === 'passed')
    const plain = proofs.filter((check) => !isTechnical(check))
    // A rule and its toast are proven by the same check.
    const toasts = plain.flatMap(idsOf).filter((other) => other.startsWith('R8.'))
    const screen = screens.get(seen[id]?.split(/[/?]/)[1] ?? '-') ?? 'En todo el sitio'
    const own = evidence.filter(({ ids }) => ids.includes(id))
    return {
      id,
      section,
      rule,
      proofs,
      screen,
      state: (proofs.length === 0 ? 'missing' : met ? 'passed' : 'failed') as keyof typeof STATES,
      // Journeys show the same more than once.
      own: [...new Map(own.map((one) => [one.caption, one])).values()],
      address: seen[id],
      words: [id, rule, section, screen, ...toasts.map((other) => texts.get(other)), ...plain.map(titleOf)].join(' '),
    }
  })
}
type Rule = ReturnType<typeof rulesOf>[number]

/** The document's own sections are 1 to 9. */
const ruleCard = ({ id, rule, proofs, state, own, address, words }: Rule): string =>
  `<article class="rule ${state}${/^R[1-9]\./.test(id) ? ' document' : ''}" id="${id}" data-words="${text(words)}">
<h4><span>${id}</span> <span>${text(rule)}</span> <b>${STATES[state]}</b></h4><div class="figures">${each(own, figure)}</div>
${proofList(proofs)}${
    address === undefined
      ? ''
      : `<p><a href="${text(SHOP + address)}" target="_blank" rel="noopener" aria-label="Ver ${id} en la tienda">Ver en la tienda</a></p>`
  }</article>`

const branches = (
  rules: readonly Rule[],
  nameOf: (rule: Rule) => string,
  heading: string,
  inside: (some: readonly Rule[]) => string,
): string =>
  each([...Map.groupBy(rules, nameOf)], ([name, some]) => {
    const met = some.filter(({ state }) => state === 'passed').length
    return `<details class="part"><summary><${heading}>${text(name)}</${heading}> <small>${met} de ${some.length}</small>
</summary>${inside(some)}</details>`
  })

const others = ({ checks, errors }: PageInput): string => {
  const failed = checks.filter((check) => check.status === 'failed' && idsOf(check).length === 0)
  return failed.length + errors.length === 0
    ? ''
    : `<section><h2>Fallas que no son de un requisito</h2>${each(
        errors,
        (error) => `<pre>${text(error.split('\n    at ')[0] ?? '')}</pre>`,
      )}${each(failed, failureCard)}</section>`
}

/** The classes of the rules that a choice leaves, and its name. */
const CHOICES = {
  '': 'Todos',
  '.document': 'Solo el documento',
  '.passed': 'Cumplidos',
  '.failed': 'No cumplidos',
  '.missing': 'Sin pruebas',
}

/** The acceptance report as one page, with its pictures beside it. */
export const acceptancePage = (input: PageInput): string => {
  const { checks, date, version, subject } = input
  const rules = rulesOf(input)
  const met = rules.filter(({ state }) => state === 'passed').length
  return `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Puntada · Aceptación</title><style>${STYLE}</style></head>
<body><h1>${met === rules.length && met > 0 ? 'Todo lo pedido se cumple' : `${met} de ${rules.length} requisitos cumplidos`}</h1>
<p>Revisión de Puntada del ${date.toLocaleString('es-MX', { dateStyle: 'long', timeStyle: 'short' })} sobre ${text(subject)}.
Versión ${text(version)}. ${checks.length} pruebas corridas.
«Ver en la tienda» abre la tienda simulada en ese estado, si antes la dejas corriendo con <code>npm start</code>.</p>
<div class="columns"><form role="search">
<label>Buscar <input type="search" name="buscar" placeholder="boletín, 10 %, R5.03…" autocomplete="off"></label>
<fieldset aria-label="Estado">${each(
    Object.entries(CHOICES),
    ([value, name]) =>
      `<label><input type="radio" name="estado" value="${value}"${value === '' ? ' checked' : ''}> ${name}</label>`,
  )}</fieldset>
<output id="cuantos" aria-live="polite"></output></form>
<main>${others(input)}${branches(
    rules,
    ({ section }) => section,
    'h2',
    (ofSection) =>
      branches(
        ofSection,
        ({ screen }) => screen,
        'h3',
        (some) => each(some, ruleCard),
      ),
  )}</main></div>
<footer><p>Acepto lo que aquí se muestra</p>
<dl>${each(['Nombre', 'Fecha', 'Firma'], (name) => `<dt>${name}</dt><dd></dd>`)}</dl></footer>
<script>${SCRIPT}</script></body></html>
`
}
