import type { Requirement } from '../requirements.ts'
import { checksOf, idsOf, titleOf, type Check } from './collect.ts'
import { pageScript, pageStyle } from './page-look.ts'

export interface PageInput {
  readonly requirements: readonly Requirement[]
  readonly checks: readonly Check[]
  readonly seen: Readonly<Record<string, string>>
  /** Failures outside any check. */
  readonly errors: readonly string[]
  readonly date: Date
  readonly version: string
  /** What was checked, to follow “sobre”. */
  readonly subject: string
  readonly font: string
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const text = (raw: string): string => raw.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const WORDS = { passed: 'Pasó', failed: 'Falló', skipped: 'Omitida' } as const

type State = 'passed' | 'failed' | 'missing'
const STATES: Readonly<Record<State, string>> = { passed: 'Cumplido', failed: 'Con fallas', missing: 'Sin pruebas' }

const stateOf = (own: readonly Check[]): State =>
  own.length === 0 ? 'missing' : own.every(({ status }) => status === 'passed') ? 'passed' : 'failed'

/** The title without the ids: the reader has them beside. */
const reading = (check: Check): string =>
  titleOf(check).replace(/(^|› )(?:R\d+\.\d+(?:\s*(?:,|;|:|·|\by\b))?\s*)+/g, '$1')

const difference = ({ failure }: Check): string => {
  if (failure === undefined) return ''
  const { expected, received, message } = failure
  if (expected === undefined && received === undefined) return `<pre>${text(message)}</pre>`
  return `<dl class="difference"><dt>Se esperaba</dt><dd>${text(expected ?? 'nada')}</dd><dt>Se recibió</dt><dd>${text(
    received ?? 'nada',
  )}</dd></dl><details><summary>Mensaje completo</summary><pre>${text(message)}</pre></details>`
}

const kindOf = ({ kind, file }: Check): string =>
  kind === 'e2e' ? 'En el navegador' : file.startsWith('specs/technical/') ? 'Prueba técnica' : 'Especificación'

const checkItem = (check: Check): string =>
  `<li class="check ${check.status}"><span class="mark">${WORDS[check.status]}</span> ${text(reading(check))}
  <small>${kindOf(check)} · ${text(check.file)}</small>${difference(check)}</li>`

const pictureList = (id: string, checks: readonly Check[], label: string): string => {
  const shown = checks.flatMap(({ pictures }) => pictures).filter(({ ids }) => ids.includes(id))
  const figure = ({ path }: { path: string }): string =>
    `<a href="${text(path)}"><img src="${text(path)}" alt="${text(`Así se ve ${id}: ${label}`)}"></a>`
  return shown.length === 0 ? '' : `<div class="pictures">${shown.map(figure).join('')}</div>`
}

/** Where `npm start` serves the offline shop. */
const SHOP = 'http://localhost:5173'

const shopLink = (id: string, address: string | undefined): string =>
  address === undefined
    ? ''
    : `<p class="shop"><a href="${text(SHOP + address)}" target="_blank" rel="noopener">Ver en la tienda<span ` +
      `class="hidden"> ${id}</span></a></p>`

type Input = Pick<PageInput, 'checks' | 'seen'>

const requirementCard = ({ id, text: words }: Requirement, { checks, seen }: Input): string => {
  const own = checksOf(id, checks)
  const state = stateOf(own)
  const count = own.length === 1 ? '1 prueba' : `${own.length} pruebas`
  const list = `<summary>${count}</summary><ul class="checks">${own.map(checkItem).join('')}</ul>`
  return `<article class="requirement ${state}" id="${id}" data-state="${state}">
<h3><span class="id">${id}</span> <span class="words">${text(words)}</span>
<span class="state">${STATES[state]}</span></h3>
${
  own.length === 0
    ? '<p class="none">Ninguna prueba lo revisa todavía.</p>'
    : `<details${state === 'failed' ? ' open' : ''}>${list}</details>`
}
${shopLink(id, seen[id])}${pictureList(id, checks, words)}</article>`
}

const failures = (input: PageInput): string => {
  const { requirements, checks, errors } = input
  const others = checks.filter((check) => check.status !== 'passed' && idsOf(check).length === 0)
  const links = (title: string, state: State): string => {
    const found = requirements.filter(({ id }) => stateOf(checksOf(id, checks)) === state)
    const items = found.map(({ id, text: words }) => `<li><a href="#${id}">${id}</a> ${text(words)}</li>`)
    return found.length === 0 ? '' : `<h3>${title}</h3><ul class="checks">${items.join('')}</ul>`
  }
  const parts = [
    ...errors.map((error) => `<pre>${text(error)}</pre>`),
    links('Con fallas', 'failed'),
    others.length === 0
      ? ''
      : `<h3>Otras pruebas con fallas</h3><ul class="checks">${others.map(checkItem).join('')}</ul>`,
    links('Sin pruebas todavía', 'missing'),
  ].join('')
  return parts === ''
    ? ''
    : `<section class="failures" aria-labelledby="fallas"><h2 id="fallas">Lo que falta</h2>${parts}</section>`
}

const sections = (input: PageInput): string =>
  [...Map.groupBy(input.requirements, ({ section }) => section)]
    .map(([title, own]) => {
      const passed = own.filter(({ id }) => stateOf(checksOf(id, input.checks)) === 'passed').length
      const cards = own.map((requirement) => requirementCard(requirement, input)).join('')
      return `<section class="part"><h2>${text(title)} <small>${passed} de ${own.length}</small></h2>${cards}</section>`
    })
    .join('')

const figure = (amount: number, name: string, kind: string): string =>
  `<div class="figure ${kind}"><strong>${amount}</strong><span>${name}</span></div>`

/** The acceptance report as one page, with its pictures beside it. */
export const acceptancePage = (input: PageInput): string => {
  const { requirements, checks, date, version, subject, font } = input
  const states = requirements.map(({ id }) => stateOf(checksOf(id, checks)))
  const count = (state: State): number => states.filter((own) => own === state).length
  const share = requirements.length === 0 ? 0 : (100 * count('passed')) / requirements.length
  const day = date.toLocaleString('es-MX', { dateStyle: 'long', timeStyle: 'short' })
  const good = count('passed') === requirements.length && requirements.length > 0
  return `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Puntada · Aceptación</title><style>${pageStyle(font)}</style></head>
<body><a class="skip" href="#lista">Saltar a los requisitos</a>
<header><p class="brand">Puntada</p><h1>${
    good ? 'Todo lo pedido se cumple' : `${count('passed')} de ${requirements.length} requisitos cumplidos`
  }</h1>
<p class="about">Revisión del ${text(day)} sobre ${text(subject)}. Versión ${text(version)}.</p>
<p class="about">«Ver en la tienda» abre la tienda simulada en el estado que muestra cada requisito.
Antes, déjala corriendo con <code>npm start</code>: los enlaces van a ${SHOP}.</p>
<div class="progress" role="img" aria-label="${Math.floor(share)} % cumplido">
<span style="width:${share.toFixed(2)}%"></span></div>
<div class="figures">${figure(count('passed'), 'cumplidos', 'passed')}
${figure(count('failed'), 'con fallas', 'failed')}${figure(
    count('missing'),
    'sin pruebas',
    'missing',
  )}${figure(checks.length, 'pruebas corridas', 'all')}</div></header>
<form class="tools" role="search"><label>Buscar
<input type="search" id="buscar" placeholder="R5.03, boletín, pedido…" autocomplete="off"></label>
<fieldset><legend>Mostrar</legend>${[
    ['', 'Todos'],
    ['failed', 'Con fallas'],
    ['missing', 'Sin pruebas'],
    ['passed', 'Cumplidos'],
  ]
    .map(
      ([value, name], at) =>
        `<label><input type="radio" name="estado" value="${value}"${at === 0 ? ' checked' : ''}> ${name}</label>`,
    )
    .join('')}</fieldset><output id="cuantos" aria-live="polite"></output></form>
<main>${failures(input)}<div id="lista" tabindex="-1">${sections(input)}</div></main>
<script>${pageScript}</script></body></html>
`
}
