import type { Requirement } from '../requirements.ts'
import { checksOf, idsOf, titleOf, type Check, type Evidence } from './collect.ts'

export interface PageInput {
  readonly requirements: readonly Requirement[]
  readonly checks: readonly Check[]
  readonly pictures: readonly Evidence[]
  /** Addresses of the offline shop that show a requirement. */
  readonly seen: Readonly<Record<string, string>>
  readonly errors: readonly string[]
  readonly date: Date
  readonly version: string
  readonly subject: string
}

const STYLE = `
:root{color-scheme:light dark;--line:light-dark(#e4dfd7,#48423d)}
body{margin:0 auto;max-width:1280px;padding:2rem clamp(1rem,4vw,3rem);font:1rem/1.5 system-ui,sans-serif;
overflow-wrap:anywhere}
h2,h3{display:inline;font-size:1.25rem}[type=search]{font:inherit;padding:.5rem;width:min(16rem,80vw)}
form label{display:block;padding:.125rem 0}fieldset{padding:.5rem 0;border:0;margin:0}
summary{cursor:pointer}.part,.rule{border-top:1px solid var(--line);padding:.75rem 0}.part .part{margin-left:1rem}
h4{display:flex;gap:1rem;margin:0;font-weight:500}h4>:nth-child(2){flex:1}h4>*{min-width:min-content}
b{color:light-dark(#0f6b57,#5fd0b3)}.failed b,.missing b{color:light-dark(#c9006b,#ff7dbb)}
.figures{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:.75rem 0;width:min(100%,20rem);font-size:.875rem}
img{display:block;width:100%;height:14rem;object-fit:cover;object-position:top;border:1px solid var(--line)}
.failure{border-left:4px solid;padding-left:1rem;margin:.5rem 0}pre{white-space:pre-wrap}
footer{display:none}dl{display:grid;grid-template-columns:auto 1fr;gap:1rem}[hidden]{display:none!important}
@media(min-width:62rem){.columns{display:grid;grid-template-columns:17rem 1fr;gap:2rem}form{position:sticky;top:0;
align-self:start}}
@media print{:root{color-scheme:light}form,.rule>details,.rule>p{display:none}body{max-width:none;padding:0;font-size:9pt}
figure,.failure,h4,footer{break-inside:avoid}h4,summary{break-after:avoid}footer{display:block}
dd{border-bottom:1px solid;height:2rem;margin:0}}
`

/** Rules that search and filters leave are shown open, and printed. Words match by their beginnings. */
const SCRIPT = `
const SAME = ['filtr afin', 'olvid recuper', 'celular movil telefon', 'carrito pedid orden compra', 'entrar ingres sesion',
  'registr cuenta alta', 'boletin newsletter suscri', 'fabricante empresa tienda', 'foto imagen', 'borrar quitar elimin'
].map((group) => group.split(' '))
const plain = (text) => ' ' + text.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase()
  .replace(/(\\d)\\s+%/g, '$1%').replace(/[^\\p{L}\\p{N}.%]+/gu, ' ')
const stem = (word) => /\\d/.test(word) || word.length < 5 ? word : word.replace(/e?s$/, '').slice(0, word.length < 7 ? 5 : -2)
const alike = (word) => [stem(word), ...SAME.filter((group) => group.some((one) => one.startsWith(stem(word)) ||
  word.startsWith(one))).flat()]
const rules = [...document.querySelectorAll('.rule')].map((card) =>
  ({ card, text: plain([...card.querySelectorAll('h4, details li')].map(({ textContent }) => textContent).join(' ')) }))
const [form] = document.forms
const { buscar, estado, cuantos } = form.elements
const show = () => {
  const words = plain(buscar.value).split(' ').filter((word) => word.length > 3 || /\\d/.test(word)).map(alike)
  for (const rule of rules)
    rule.has = !rule.card.matches('.rule' + estado.value) ? -1
      : words.filter((forms) => forms.some((one) => rule.text.includes(' ' + one))).length
  const most = Math.max(words.length > 0 ? 1 : 0, ...rules.map(({ has }) => has))
  for (const { card, has } of rules) card.hidden = has < most
  for (const part of document.querySelectorAll('.part')) {
    part.hidden = part.querySelector('.rule:not([hidden])') === null
    part.open = words.length > 0 || estado.value !== '' || part.querySelector('.failed') !== null
  }
  cuantos.value = rules.filter(({ card }) => !card.hidden).length + ' a la vista'
}
form.addEventListener('input', show)
show()
`

const text = (raw: string): string => raw.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const each = <T>(values: readonly T[], html: (value: T) => string): string => values.map(html).join('')

const STATES = { failed: 'No cumplido', missing: 'Sin pruebas', passed: 'Cumplido' } as const
const stateOf = (proofs: readonly Check[]): keyof typeof STATES => {
  if (proofs.length === 0) return 'missing'
  return proofs.every(({ status }) => status === 'passed') ? 'passed' : 'failed'
}

/** The document's rules name the screen of an address's first word. */
const screensIn = (requirements: readonly Requirement[]): ReadonlyMap<string | undefined, string> =>
  new Map(
    requirements.flatMap(({ text: rule }) => {
      const [, place, name] = /^La dirección \/?(\w*)\S* muestra (.+?), al entrar/.exec(rule) ?? []
      return name === undefined ? [] : [[place, `En ${name}${place === 'quienessomos' ? ' y el pie' : ''}`] as const]
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
${says.length === 0 ? '' : `<p>La tienda dice ahora:<ul>${each(says, (line) => `<li>${text(line)}`)}</ul>`}
<p>La prueba, ${text(check.file)}, dice:<pre lang="en">${text(tool)}</pre>
${picture === undefined ? '' : figure({ path: picture, caption: 'Así estaba la pantalla al fallar' })}</div>`
}

const proofList = (proofs: readonly Check[]): string =>
  each(
    proofs.filter(({ status }) => status !== 'passed'),
    failureCard,
  ) +
  each([...Map.groupBy(proofs, isTechnical)], ([technical, some]) => {
    const name = technical ? 'Pruebas técnicas' : 'Comprobaciones'
    const list = each(some, (check) => `<li>${text(reading(check))}`)
    return `<details><summary>${name}: ${some.length}</summary><ul>${list}</ul></details>`
  })

const SHOP = 'http://localhost:5173'

const rulesOf = ({ requirements, checks, pictures, seen }: PageInput) => {
  const screens = screensIn(requirements)
  const evidence = [...checks.flatMap((check) => check.evidence), ...pictures]
  return requirements.map(({ id, section, text: rule }) => {
    const proofs = checksOf(id, checks)
    const screen = screens.get(seen[id]?.split(/[/?]/)[1]) ?? 'En todo el sitio'
    const own = evidence.filter(({ ids }) => ids.includes(id))
    return {
      id,
      section,
      rule,
      proofs,
      screen,
      state: stateOf(proofs),
      own: [...new Map(own.map((one) => [one.caption, one])).values()],
      address: seen[id] && SHOP + seen[id],
    }
  })
}
type Rule = ReturnType<typeof rulesOf>[number]

/** The document's own sections are 1 to 9. */
const ruleCard = ({ id, rule, proofs, state, own, address }: Rule): string =>
  `<article class="rule ${state}${/^R[1-9]\./.test(id) ? ' document' : ''}" id="${id}">
<h4><span>${id}</span> <span>${text(rule)}</span> <b>${STATES[state]}</b></h4><div class="figures">${each(own, figure)}</div>
${proofList(proofs)}${address ? `<p><a href="${text(address)}" target="_blank">Ver ${id} en la tienda</a>` : ''}</article>`

const branches = (rules: readonly Rule[], level: number): string =>
  each([...Map.groupBy(rules, ({ section, screen }) => (level === 2 ? section : screen))], ([name, some]) => {
    const met = some.filter(({ state }) => state === 'passed').length
    return `<details class="part"><summary><h${level}>${text(name)}</h${level}> <small>${met} de ${some.length}</small>
</summary>${level === 2 ? branches(some, 3) : each(some, ruleCard)}</details>`
  })

const others = ({ checks, errors }: PageInput): string => {
  const failed = checks.filter((check) => check.status === 'failed' && idsOf(check).length === 0)
  if (failed.length + errors.length === 0) return ''
  return `<section><h2>Fallas que no son de un requisito</h2>
${each(errors, (error) => `<pre>${text(error)}</pre>`)}${each(failed, failureCard)}</section>`
}

/** The classes of the rules that a choice leaves, and its name. */
const CHOICES = {
  '': 'Todos',
  '.document': 'Solo el documento',
  '.passed': 'Cumplidos',
  '.failed': 'No cumplidos',
  '.missing': 'Sin pruebas',
}

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
«Ver … en la tienda» abre la tienda simulada en ese estado, si antes la dejas corriendo con <code>npm start</code>.</p>
<div class="columns"><form role="search" onsubmit="return false">
<label>Buscar <input type="search" name="buscar" placeholder="boletín, 10 %, R5.03…"></label>
<fieldset aria-label="Estado">${each(
    Object.entries(CHOICES),
    ([value, name]) =>
      `<label><input type="radio" name="estado" value="${value}"${value === '' ? ' checked' : ''}> ${name}</label>`,
  )}</fieldset>
<output name="cuantos"></output></form>
<main>${others(input)}${branches(rules, 2)}</main></div>
<footer><p>Acepto lo que aquí se muestra</p>
<dl>${each(['Nombre', 'Fecha', 'Firma'], (name) => `<dt>${name}</dt><dd></dd>`)}</dl></footer>
<script>${SCRIPT}</script></body></html>
`
}
