import type { Requirement } from '../requirements.ts'
import { checksOf, idsOf, titleOf, type Check, type Evidence } from './collect.ts'
import { PAGE_SCRIPT, PAGE_STYLE } from './page-look.ts'

export interface PageInput {
  readonly requirements: readonly Requirement[]
  readonly checks: readonly Check[]
  /** Where the offline shop shows a requirement. */
  readonly seen: Readonly<Record<string, string>>
  /** Failures outside any check. */
  readonly errors: readonly string[]
  readonly date: Date
  readonly version: string
  /** What was checked, to follow “sobre”. */
  readonly subject: string
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (raw: string): string => raw.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const STATES = { failed: 'No cumplido', missing: 'Sin pruebas', passed: 'Cumplido' } as const
type State = keyof typeof STATES

const stateOf = (own: readonly Check[]): State =>
  own.length === 0 ? 'missing' : own.every(({ status }) => status === 'passed') ? 'passed' : 'failed'

/** The document's own sections are 1 to 9. */
const isDocument = (id: string): boolean => /^R[1-9]\./.test(id)

/** By the first word of an address, the screen's name, which the document's own rules say. */
const screensIn = (requirements: readonly Requirement[]): ReadonlyMap<string, string> =>
  new Map(
    requirements.flatMap(({ text: rule }) => {
      const [, place, first = '', rest = ''] = /^La dirección \/?(\w*)\S* muestra (.)(.+?), al entrar/.exec(rule) ?? []
      const footer = place === 'quienessomos' ? ' y pie de página' : ''
      return place === undefined ? [] : [[place, first.toUpperCase() + rest + footer] as const]
    }),
  )

const isTechnical = ({ file }: Check): boolean => !file.startsWith('specs/acceptance/') && !file.startsWith('e2e/')

/** Without the ids, which the reader has beside; a technical check says only its own sentence. */
const reading = (check: Check): string =>
  (isTechnical(check) ? (check.titles.at(-1) ?? '') : titleOf(check)).replace(
    /(^|› )(?:R\d+\.\d+(?:\s*(?:,|;|:|·|\by\b))?\s*)+/g,
    '$1',
  )

const pictureLink = (path: string, alt: string): string =>
  `<a href="${text(path)}"><img loading="lazy" src="${text(path)}" alt="${text(alt)}"></a>`

const failureCard = (check: Check): string => {
  const { message = 'No se corrió.', expected, received, picture } = check.failure ?? {}
  const row = (name: string, value: string | undefined): string =>
    value === undefined ? '' : `<dt>${name}</dt><dd>${text(value)}</dd>`
  return `<div class="failure"><div><strong>${text(message)}</strong>
<dl>${row('Se esperaba', expected)}${row('Se vio', received)}
${row('Dónde', reading(check))}${row('Prueba', check.file)}</dl></div>
${picture === undefined ? '' : pictureLink(picture, 'Así estaba la pantalla al fallar')}</div>`
}

const checkList = (own: readonly Check[]): string => {
  const fold = (some: readonly Check[], one: string, many: string): string =>
    some.length === 0
      ? ''
      : `<details><summary>${some.length === 1 ? one : many}</summary><ul>${some
          .map((check) => `<li>${text(reading(check))}</li>`)
          .join('')}</ul></details>`
  const { technical = [], plain = [] } = Object.groupBy(own, (check) => (isTechnical(check) ? 'technical' : 'plain'))
  return [
    ...own.filter(({ status }) => status !== 'passed').map(failureCard),
    fold(plain, '1 comprobación', `${plain.length} comprobaciones`),
    fold(technical, 'y 1 prueba técnica', `y ${technical.length} pruebas técnicas`),
  ].join('')
}

const evidenceCard = ({ caption, path, lines, missing }: Evidence): string => {
  const shown = path === undefined ? `<pre>${text(lines ?? missing ?? '')}</pre>` : pictureLink(path, caption)
  return `<figure>${shown}<figcaption>${text(caption)}</figcaption></figure>`
}

/** Where `npm start` serves the offline shop. */
const SHOP = 'http://localhost:5173'

const rulesOf = ({ requirements, checks, seen }: PageInput) => {
  const screens = screensIn(requirements)
  const texts = new Map(requirements.map(({ id, text: words }) => [id, words]))
  return requirements.map((requirement) => {
    const { id } = requirement
    const own = checksOf(id, checks)
    const shown = checks.flatMap((check) => check.evidence).filter(({ ids }) => ids.includes(id))
    // Journeys show the same more than once.
    const evidence = [...new Map(shown.map((each) => [each.caption, each])).values()]
    const screen = screens.get(seen[id]?.split(/[/?]/)[1] ?? '-') ?? 'En todo el sitio'
    const plain = own.filter((check) => !isTechnical(check))
    // A rule and its toast are proven by the same check.
    const toasts = [...new Set(plain.flatMap(idsOf))].filter((other) => other.startsWith('R8.') && other !== id)
    const words = [
      id,
      requirement.text,
      requirement.section,
      screen,
      ...toasts.map((other) => texts.get(other) ?? ''),
      ...plain.map(titleOf),
      ...evidence.map(({ caption }) => caption),
    ]
    // Part of the document, and nothing shows it.
    const unseen = isDocument(id) && !evidence.some(({ missing }) => missing === undefined)
    return {
      ...requirement,
      own,
      state: stateOf(own),
      evidence,
      unseen,
      screen,
      address: seen[id],
      words: words.join(' '),
    }
  })
}

type Rule = ReturnType<typeof rulesOf>[number]

const ruleCard = ({ id, text: rule, own, state, evidence, unseen, address, words }: Rule): string =>
  `<article class="rule ${state}" id="${id}" data-state="${state}${unseen ? ' unseen' : ''}"${
    isDocument(id) ? ' data-document' : ''
  } data-words="${text(words)}">
<h4><span>${id}</span> <span>${text(rule)}</span>
<span class="state">${STATES[state]}${unseen ? '<br>Sin imagen' : ''}</span></h4>
<div class="figures">${evidence.map(evidenceCard).join('')}</div>
${own.length === 0 ? '<p>Ninguna prueba lo revisa todavía.</p>' : checkList(own)}
${
  address === undefined
    ? ''
    : `<p><a href="${text(SHOP + address)}" target="_blank" rel="noopener">Ver en la tienda
<span class="hidden"> ${id}</span></a></p>`
}</article>`

const branch = (name: string, heading: string, own: readonly Rule[], inside: readonly string[]): string => {
  const met = own.filter(({ state }) => state === 'passed').length
  const title = `<${heading}>${text(name)}</${heading}> <small>${met} de ${own.length}</small>`
  return `<details class="part"><summary>${title}</summary>${inside.join('')}</details>`
}

const tree = (rules: readonly Rule[]): readonly string[] =>
  [...Map.groupBy(rules, ({ section }) => section)].map(([section, own]) => {
    const screens = [...Map.groupBy(own, ({ screen }) => screen)]
    const inside = screens.map(([screen, some]) => branch(screen, 'h3', some, some.map(ruleCard)))
    return branch(section, 'h2', own, inside)
  })

const others = ({ checks, errors }: PageInput): string => {
  const failed = checks.filter((check) => check.status === 'failed' && idsOf(check).length === 0)
  return failed.length + errors.length === 0
    ? ''
    : `<section><h2>Fallas que no son de un requisito</h2>${errors
        .map((error) => `<pre>${text(error.split('\n    at ')[0] ?? '')}</pre>`)
        .join('')}${failed.map(failureCard).join('')}</section>`
}

/** The acceptance report as one page, with its pictures beside it. */
export const acceptancePage = (input: PageInput): string => {
  const { checks, date, version, subject } = input
  const rules = rulesOf(input)
  const count = (value: string): number =>
    rules.filter(({ state, unseen }) => value === '' || state === value || (unseen && value === 'unseen')).length
  const choices = Object.entries({
    '': 'todos',
    passed: 'cumplidos',
    failed: 'no cumplidos',
    missing: 'sin pruebas',
    unseen: 'sin imagen',
  }).map(
    ([value, name]) =>
      `<label class="${value}"><input type="radio" name="estado" value="${value}"${
        value === '' ? ' checked' : ''
      }> <strong>${count(value)}</strong> ${name}</label>`,
  )
  const good = count('passed') === rules.length && rules.length > 0
  return `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Puntada · Aceptación</title><style>${PAGE_STYLE}</style></head>
<body><header><p>Puntada</p><h1>${
    good ? 'Todo lo pedido se cumple' : `${count('passed')} de ${rules.length} requisitos cumplidos`
  }</h1>
<p>Revisión del ${date.toLocaleString('es-MX', { dateStyle: 'long', timeStyle: 'short' })} sobre ${text(subject)}.
Versión ${text(version)}. ${checks.length} pruebas corridas.
«Ver en la tienda» abre la tienda simulada en ese estado, si antes la dejas corriendo con <code>npm start</code>.</p>
</header>
<div class="columns"><form role="search">
<label>Buscar <input type="search" id="buscar" placeholder="boletín, 10 %, R5.03…" autocomplete="off"></label>
<label><input type="checkbox" name="documento"> Solo el documento</label>
<fieldset><legend class="hidden">Estado</legend>${choices.join('')}</fieldset>
<output id="cuantos" aria-live="polite"></output></form>
<main>${others(input)}${tree(rules).join('')}</main></div>
<footer><p>Acepto lo que aquí se muestra</p>
<dl>${['Nombre', 'Fecha', 'Firma'].map((name) => `<dt>${name}</dt><dd></dd>`).join('')}</dl></footer>
<script>${PAGE_SCRIPT}</script></body></html>
`
}
