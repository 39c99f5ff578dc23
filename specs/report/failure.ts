/** Why a check failed, for somebody who reads Spanish and no code. */
export interface Failure {
  readonly message: string
  readonly expected?: string
  readonly received?: string
  /** The window when it failed. */
  readonly picture?: string | undefined
}

const ROLES: Readonly<Record<string, string>> = {
  alert: 'el aviso',
  article: 'la tarjeta',
  banner: 'el encabezado',
  button: 'el botón',
  checkbox: 'la casilla',
  combobox: 'la caja de búsqueda',
  contentinfo: 'el pie de página',
  definition: 'el dato',
  dialog: 'la ventana',
  group: 'el grupo',
  heading: 'el título',
  img: 'la imagen',
  link: 'el enlace',
  list: 'la lista',
  listbox: 'la lista de opciones',
  listitem: 'el elemento de lista',
  log: 'la conversación',
  main: 'la pantalla',
  navigation: 'el menú',
  option: 'la opción',
  progressbar: 'el avance',
  radio: 'la opción',
  region: 'la sección',
  row: 'el renglón',
  search: 'la búsqueda',
  status: 'el aviso',
  table: 'la tabla',
  textbox: 'el campo',
}

const named = (role: string, name = ''): string =>
  `${ROLES[role] ?? `lo que tiene el papel «${role}»`}${name && ` «${name}»`}`

/** `getByRole('button', { name: 'Enviar' }).first()` → «el botón «Enviar»». */
const located = (locator: string): string => {
  const last = [...locator.matchAll(/getBy(\w+)\('([^']*)'(?:, \{[^}]*?name: ['/]([^'/]*)['/])?/g)].at(-1)
  const [, by, what = '', name] = last ?? []
  const text = /hasText: ['/]([^'/]*)['/][^.]*$/.exec(locator)?.[1]
  if (last === undefined) return 'lo que se buscaba'
  return by === 'Role' ? named(what, text ?? name) : `el texto «${text ?? what}»`
}

const WORDS: Readonly<Record<string, string>> = {
  visible: 'a la vista',
  hidden: 'escondido',
  enabled: 'se puede oprimir',
  disabled: 'no se puede oprimir',
  'element(s) not found': 'no está',
  true: 'sí',
  false: 'no',
  null: 'nada',
  undefined: 'nada',
}
const MOST = 600
/** A value as a tool prints it, without its brackets, quotes and commas. */
const inWords = (printed: string): string => {
  const lines = printed
    .replaceAll('\\"', '')
    .split('\n')
    .map((line) => line.replace(/^[\s"'`[{(]+|[\s"'`,\]})]+$/g, '').replace(/^(\w+)"?: "?/, '$1: '))
  const said = lines.filter((line) => line !== '' && !/^(?:Array|Object)$/.test(line)).join('\n')
  return WORDS[said] ?? (said === '' ? 'nada' : said.length > MOST ? `${said.slice(0, MOST)}…` : said)
}

const apart = (text: string, other: string): string => {
  const lines = other.split('\n')
  return text
    .split('\n')
    .filter((line) => !lines.includes(line))
    .join('\n')
}
const difference = (message: string, expected: string, received: string): Failure => {
  const [wanted, seen] = [apart(expected, received), apart(received, expected)]
  return wanted + seen === ''
    ? { message, expected: inWords(expected), received: inWords(received) }
    : { message, expected: inWords(wanted), received: inWords(seen) }
}

const APPEARED: Readonly<Record<string, string>> = { Unable: 'No apareció', Found: 'Apareció más de una vez' }

type Tell = (found: readonly string[]) => Failure
/** What the tools write; after a query's words, those of the screen (`specs/support/setup.ts`). */
const TOLD: readonly (readonly [RegExp, Tell])[] = [
  [
    /^(Unable|Found)[^\n]*?role[= ]"(\w+)"(?: and name [`"]([^`"\n]*)[`"])?/,
    ([start = '', role = '', name]) => ({ message: `${APPEARED[start]} ${named(role, name)}.` }),
  ],
  [
    /^(Unable|Found)[^\n]*?text(?: of)?: (.*?)(?:\. This could|, however|\n|$)/,
    ([start = '', words]) => ({ message: `${APPEARED[start]} el texto «${words}».` }),
  ],
  [
    /(?:Locator:|waiting for)\s+(\S.*)(?:[^]*?Expected(?: \w+)?:\s*(.+))?(?:[^]*?(?:Received(?: \w+)?|Error):\s*(.+))?/,
    ([locator = '', expected = '', received = '']) =>
      expected === '' || received.includes('not found')
        ? { message: `No apareció ${located(locator)}.` }
        : difference(`No está como debe ${located(locator)}.`, expected, received),
  ],
  [
    /Expected (?:the )?element to have [^\n]*:\n([\s\S]*?)\nReceived:([\s\S]*)/,
    ([expected = '', received = '']) => difference('Dice otra cosa.', expected, received),
  ],
  [
    /Expected(?: \w+)?: (.+)[\s\S]*?Received(?: \w+)?:\s*(.+)/,
    ([expected = '', received = '']) => difference('No es lo que se esperaba.', expected, received),
  ],
  [
    /(toBeEnabled|toBeDisabled)\(\)/,
    ([name]) => ({ message: name === 'toBeEnabled' ? 'No se puede oprimir.' : 'Se puede oprimir.' }),
  ],
  [
    /expected ([\s\S]+?) (not )?to (?:deeply )?(?:include|contain|match) ([^\n]+)/,
    ([seen = '', not = '', wanted = '']) =>
      difference(not === '' ? 'No está lo que se esperaba.' : 'Está lo que no debía.', wanted, seen),
  ],
  [
    /called (\d+) times, but got (\d+)/,
    ([expected = '', received = '']) => difference('Pasó otro número de veces.', expected, received),
  ],
  [/timed out in (\d+)000ms/, ([seconds = '']) => ({ message: `No terminó en ${seconds} segundos.` })],
  [/toBeInTheDocument\(\)/, () => ({ message: 'No apareció lo que se buscaba.' })],
]

/** What a tool reported, in Spanish; what no pattern knows is its first line. */
export const failureOf = (raw: string, expected?: unknown, received?: unknown): Failure => {
  // eslint-disable-next-line no-control-regex -- the escape character is what colours start with
  const text = raw.replace(/\u001b\[[0-9;]*m/g, '').trim()
  // What the check itself says it looks at.
  const own = /^(?:\w*Error: )?(?!\w*Error:|expect\()(.{1,80}?)(?:: expected |\n\n)/.exec(text)?.[1]
  const said = own === undefined ? {} : { message: `${own}: no es lo que se esperaba.` }
  const screen = /\nEn la pantalla se lee: ([^]+)$/.exec(text)?.[1]
  for (const [pattern, tell] of TOLD) {
    const found = pattern.exec(text)
    if (found !== null) return { ...tell(found.slice(1)), ...(screen !== undefined && { received: screen }), ...said }
  }
  return typeof expected === 'string' && typeof received === 'string'
    ? { ...difference('No es lo que se esperaba.', expected, received), ...said }
    : { message: text.split('\n')[0]?.replace(/^\w*Error: /, '') ?? '', ...said }
}
