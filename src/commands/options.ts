import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Foreign text for a terminal: unseen signs, which could move its cursor or turn a line, become codes. */
export const printable = (text: string) =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`)

/** Ends a command that cannot do what was asked, with one sentence that says what to do. */
export const refuse = (sentence: string): never => {
  console.error(sentence)
  process.exit(2)
}

type Options = NonNullable<ParseArgsConfig['options']>

/** The options typed after a command; `--help` prints its help and ends. */
export const optionsOf = <const T extends Options>(
  help: string,
  options: T,
): ReturnType<typeof parseArgs<{ options: T }>>['values'] => {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help.trimEnd())
    process.exit(0)
  }
  try {
    return parseArgs({ options, args, strict: true }).values
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string }
    const [, name = ''] = /'([^' ]*)/.exec(message) ?? []
    const all = [...Object.keys(options), 'help'].map((option) => `--${option}`).join(', ')
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return refuse(`No existe la opción ${name}; hay ${all}.`)
    if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return refuse(`No se entiende «${name}»; hay ${all}.`)
    const valued = options[name.replace(/^-+/, '')]?.type === 'string'
    return refuse(`${valued ? `Falta el valor de ${name}` : `${name} no lleva valor`}; --help dice cómo.`)
  }
}

export const wholeNumber = (option: string, text: string) =>
  /^\d{1,9}$/.test(text) ? Number(text) : refuse(`--${option} quiere un número entero, no «${text}».`)

/** Ends the command of a server that could not start: its port is taken, or it says why. */
export const refuseToListen = (error: unknown, port: number | undefined): never => {
  const { message, code } = error as Error & { code?: string }
  if (code === 'EADDRINUSE' || message.includes('already in use'))
    return refuse(`El puerto ${port} está ocupado: elige otro con --port, o termina lo que lo usa.`)
  return refuse(
    code === 'EACCES' ? `El puerto ${port} no está permitido: elige otro con --port, de 1024 en adelante.` : message,
  )
}
