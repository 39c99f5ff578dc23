import { UNSEEN, type Requirement } from '../requirements.ts'
import type { Failure } from './failure.ts'
import { checksOf, idsOf, titleOf, type Check, type Evidence } from './collect.ts'

export interface PageInput {
  readonly requirements: readonly Requirement[]
  readonly checks: readonly Check[]
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
--bone:light-dark(#f5f3ee,#26221f);--line:light-dark(#e4dfd7,#48423d)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1280px;padding:2rem clamp(1rem,4vw,3rem);font:1rem/1.5 system-ui,sans-serif;
overflow-wrap:anywhere}
h1{font-size:2.25rem;line-height:1.1}
h2,h3{display:inline;font-size:1.375rem}h3{font-size:1.125rem}
h4{display:grid;grid-template-columns:4.5rem 1fr auto;gap:.25rem 1rem;margin:0;font-weight:500}
h4>:first-child{white-space:nowrap}
form,fieldset{display:grid;gap:.25rem;justify-items:start;padding:.5rem 0;border:0;margin:0}
input{font:inherit}
[type=search]{display:block;padding:.5rem .75rem;width:min(17rem,80vw)}
.passed>strong,.passed .state{color:var(--agave)}.failed>strong,.failed .state{color:var(--rosa)}
.columns{display:grid;gap:2rem;padding-top:1rem}.columns>*{min-width:0}
summary{cursor:pointer}
.part{border-top:1px solid var(--line)}.part>summary{padding:.75rem 0}.part .part{margin-left:1.25rem}
.rule{padding:1rem 0;border-top:1px solid var(--line)}
.state{font-size:.875rem;text-align:right}
.figures,.failure{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}
figure{margin:.75rem 0 0;max-width:min(100%,26rem);font-size:.875rem}
img{display:block;max-width:100%;max-height:20rem;border:1px solid var(--line)}
pre,.failure{background:var(--bone);padding:.75rem;margin:0;white-space:pre-wrap;font-size:.8125rem}
.failure{border-left:4px solid var(--rosa);margin:.5rem 0;white-space:normal;font-size:1rem}
.failure>div{flex:1 1 20rem}.failure ul{margin:.25rem 0}
footer{display:none}dl{display:grid;grid-template-columns:auto 1fr;gap:1rem}
[hidden]{display:none!important}
@media(min-width:62rem){.columns{grid-template-columns:17rem 1fr}.rule>:not(h4){margin-left:5.5rem}
form{position:sticky;top:0;align-self:start}}
@media(max-width:40rem){h4{grid-template-columns:1fr auto}h4>:nth-child(2){grid-column:1/-1;grid-row:2}}
@media print{:root{color-scheme:light}form{display:none}.columns{display:block}
body{max-width:none;padding:0;font-size:9pt}
figure,.failure,h4{break-inside:avoid}h4,summary{break-after:avoid}
.rule>details,.rule>p{display:none}img{max-height:60mm}
footer{display:block;margin-top:2rem;break-inside:avoid}footer dd{border-bottom:1px solid;height:2rem;margin:0}}
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
const [form] = document.forms
const show = () => {
  const { buscar, estado, documento } = form.elements
  const words = plain(buscar.value).split(' ').filter((word) => word.length > 3 || /\\d/.test(word)).map(alike)
  for (const rule of rules) {
    rule.fits = ('document' in rule.card.dataset || !documento.checked) &&
      (estado.value === '' || rule.card.dataset.state.split(' ').includes(estado.value))
    rule.has = words.filter((forms) => forms.some((one) => rule.text.includes(' ' + one))).length
  }
  const most = Math.max(0, ...rules.map(({ fits, has }) => fits ? has : 0))
  let seen = 0
  for (const { card, fits, has } of rules) {
    card.hidden = !fits || has < most || (most === 0 && words.length > 0)
    if (!card.hidden) seen += 1
  }
  for (const part of document.querySelectorAll('.part')) {
    part.hidden = part.querySelector('.rule:not([hidden])') === null
    part.open = words.length > 0 || estado.value !== '' || part.querySelector('.rule.failed') !== null
  }
  document.getElementById('cuantos').textContent = seen === 0 ? 'Nada con esas palabras o ese estado.'
    : seen === rules.length ? '' : (seen === 1 ? '1 requisito' : seen + ' requisitos') +
      (most < words.length ? ', con ' + most + ' de tus ' + words.length + ' palabras' : '')
}
form.addEventListener('input', show)
form.addEventListener('submit', (event) => event.preventDefault())
show()
const jump = () => {
  const place = document.getElementById(location.hash.slice(1))
  for (let part = place?.closest('.part'); part; part = part.parentElement.closest('.part')) part.open = true
  place?.scrollIntoView()
}
addEventListener('hashchange', jump)
jump()
`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (raw: string): string => raw.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
const each = <T>(values: readonly T[], html: (value: T) => string): string => values.map(html).join('')

const STATES = { failed: 'No cumplido', missing: 'Sin pruebas', passed: 'Cumplido' } as const

/** The document's own sections are 1 to 9. */
const isDocument = (id: string): boolean => /^R[1-9]\./.test(id)

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

const pictureLink = (path: string, alt: string): string =>
  `<a href="${text(path)}"><img loading="lazy" src="${text(path)}" alt="${text(alt)}"></a>`

const NOT_RUN: Failure = { tool: 'No se corrió.', says: [] }
const failureCard = (check: Check): string => {
  const { tool, says, picture } = check.failure ?? NOT_RUN
  return `<div class="failure"><div><strong>Ya no es así: ${text(reading(check))}</strong>
${says.length === 0 ? '' : `<p>La tienda dice ahora:<ul>${each(says, (line) => `<li>${text(line)}</li>`)}</ul>`}
<p>La prueba, ${text(check.file)}, dice:<pre lang="en">${text(tool)}</pre></div>
${picture === undefined ? '' : pictureLink(picture, 'Así estaba la pantalla al fallar')}</div>`
}

const checkList = (proofs: readonly Check[]): string => {
  const fold = (some: readonly Check[], one: string, many: string): string =>
    some.length === 0
      ? ''
      : `<details><summary>${some.length === 1 ? one : `${some.length} ${many}`}</summary><ul>${each(
          some,
          (check) => `<li>${text(reading(check))}`,
        )}</ul></details>`
  return (
    each(
      proofs.filter(({ status }) => status !== 'passed'),
      failureCard,
    ) +
    fold(
      proofs.filter((check) => !isTechnical(check)),
      '1 comprobación',
      'comprobaciones',
    ) +
    fold(proofs.filter(isTechnical), '1 prueba técnica', 'pruebas técnicas')
  )
}

const evidenceCard = ({ caption, path, lines = '' }: Evidence): string =>
  `<figure>${path === undefined ? `<pre>${text(lines)}</pre>` : pictureLink(path, caption)}
<figcaption>${text(caption)}</figcaption></figure>`

/** `npm start` serves the offline shop here. */
const SHOP = 'http://localhost:5173'

/** The reason why nothing shows a rule. */
const unseenReason = (id: string, proofs: readonly Check[], missing: Evidence | undefined, address?: string): string =>
  (missing && `${missing.caption}: ${missing.missing}`) ??
  UNSEEN[id] ??
  (proofs.length === 0
    ? 'Ninguna prueba lo revisa.'
    : proofs.every(isTechnical)
      ? 'Lo comprueban pruebas técnicas: no es algo que se vea.'
      : address === undefined
        ? 'Ningún recorrido se detiene ahí: lo comprueba la especificación, sin navegador.'
        : 'Ningún recorrido se detiene ahí; se ve en la tienda.')

const rulesOf = ({ requirements, checks, seen }: PageInput) => {
  const screens = screensIn(requirements)
  const texts = new Map(requirements.map(({ id, text: words }) => [id, words]))
  return requirements.map(({ id, section, text: rule }) => {
    const proofs = checksOf(id, checks)
    const attached = checks.flatMap((check) => check.evidence).filter(({ ids }) => ids.includes(id))
    // Journeys show the same more than once.
    const evidence = [...new Map(attached.map((one) => [one.caption, one])).values()]
    const pictured = evidence.filter(({ missing }) => missing === undefined)
    const screen = screens.get(seen[id]?.split(/[/?]/)[1] ?? '-') ?? 'En todo el sitio'
    const plain = proofs.filter((check) => !isTechnical(check))
    // A rule and its toast are proven by the same check.
    const toasts = [...new Set(plain.flatMap(idsOf))].filter((other) => other.startsWith('R8.') && other !== id)
    const unseen = pictured.length === 0 && unseenReason(id, proofs, evidence[0], seen[id])
    const met = proofs.every(({ status }) => status === 'passed')
    const state: keyof typeof STATES = proofs.length === 0 ? 'missing' : met ? 'passed' : 'failed'
    return {
      id,
      section,
      rule,
      proofs,
      state,
      pictured,
      unseen,
      group: unseen === false ? '' : isDocument(id) ? 'unseen' : 'beyond',
      screen,
      address: seen[id],
      words: [
        id,
        rule,
        section,
        screen,
        ...toasts.map((other) => texts.get(other) ?? ''),
        ...plain.map(titleOf),
        ...evidence.map(({ caption }) => caption),
      ].join(' '),
    }
  })
}
type Rule = ReturnType<typeof rulesOf>[number]

const ruleCard = ({ id, rule, proofs, state, pictured, unseen, group, address, words }: Rule): string =>
  `<article class="rule ${state}" id="${id}" data-state="${state} ${group}"${isDocument(id) ? ' data-document' : ''}
data-words="${text(words)}"><h4><span>${id}</span> <span>${text(rule)}</span> <span class="state">${STATES[state]}</span></h4>
<div class="figures">${each(pictured, evidenceCard)}</div>${unseen === false ? '' : `<small>Sin imagen. ${text(unseen)}</small>`}
${proofs.length === 0 ? '<p>Ninguna prueba lo revisa todavía.</p>' : checkList(proofs)}${
    address === undefined
      ? ''
      : `<p><a href="${text(SHOP + address)}" target="_blank" rel="noopener" aria-label="Ver ${id} en la tienda">Ver en la tienda</a></p>`
  }</article>`

const branch = (name: string, heading: string, rules: readonly Rule[], inside: string): string => {
  const met = rules.filter(({ state }) => state === 'passed').length
  return `<details class="part"><summary><${heading}>${text(name)}</${heading}> <small>${met} de ${rules.length}</small>
</summary>${inside}</details>`
}

const tree = (rules: readonly Rule[]): string =>
  each([...Map.groupBy(rules, ({ section }) => section)], ([section, ofSection]) => {
    const screens = [...Map.groupBy(ofSection, ({ screen }) => screen)]
    const inside = each(screens, ([screen, some]) => branch(screen, 'h3', some, each(some, ruleCard)))
    return branch(section, 'h2', ofSection, inside)
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

const CHOICES: readonly (readonly [value: string, name: string])[] = [
  ['', 'todos'],
  ['passed', 'cumplidos'],
  ['failed', 'no cumplidos'],
  ['missing', 'sin pruebas'],
  ['unseen', 'del documento, sin imagen'],
  ['beyond', 'del resto, sin imagen'],
]

/** The acceptance report as one page, with its pictures beside it. */
export const acceptancePage = (input: PageInput): string => {
  const { checks, date, version, subject } = input
  const rules = rulesOf(input)
  const count = (value: string): number =>
    rules.filter(({ state, group }) => value === '' || state === value || group === value).length
  const good = count('passed') === rules.length && rules.length > 0
  return `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Puntada · Aceptación</title><style>${STYLE}</style></head>
<body><header><p>Puntada</p><h1>${
    good ? 'Todo lo pedido se cumple' : `${count('passed')} de ${rules.length} requisitos cumplidos`
  }</h1>
<p>Revisión del ${date.toLocaleString('es-MX', { dateStyle: 'long', timeStyle: 'short' })} sobre ${text(subject)}.
Versión ${text(version)}. ${checks.length} pruebas corridas.
«Ver en la tienda» abre la tienda simulada en ese estado, si antes la dejas corriendo con <code>npm start</code>.</p>
</header>
<div class="columns"><form role="search">
<label>Buscar <input type="search" name="buscar" placeholder="boletín, 10 %, R5.03…" autocomplete="off"></label>
<label><input type="checkbox" name="documento"> Solo el documento</label>
<fieldset aria-label="Estado">${each(
    CHOICES,
    ([value, name]) =>
      `<label class="${value}"><input type="radio" name="estado" value="${value}"${
        value === '' ? ' checked' : ''
      }> <strong>${count(value)}</strong> ${name}</label>`,
  )}</fieldset>
<output id="cuantos" aria-live="polite"></output></form>
<main>${others(input)}${tree(rules)}</main></div>
<footer><p>Acepto lo que aquí se muestra</p>
<dl>${each(['Nombre', 'Fecha', 'Firma'], (name) => `<dt>${name}</dt><dd></dd>`)}</dl></footer>
<script>${SCRIPT}</script></body></html>
`
}
