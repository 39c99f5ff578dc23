interface Watch {
  readonly expected: RegExp[]
  readonly printed: string[]
  readonly rejections: unknown[]
}

// Without isolation the setup file and a spec may hold two copies of this module.
const KEY = Symbol.for('puntada.console')
const holder = globalThis as unknown as Record<symbol, Watch | undefined>

export const watch = (): Watch => (holder[KEY] ??= { expected: [], printed: [], rejections: [] })

/** The check fails if the console prints anything else, or nothing that matches. */
export const expectConsole = (pattern: RegExp): void => void watch().expected.push(pattern)

export const takeComplaints = (): readonly string[] => {
  const { expected, printed, rejections } = watch()
  const unexpected = printed.filter((text) => !expected.some((pattern) => pattern.test(text)))
  const missing = expected.filter((pattern) => !printed.some((text) => pattern.test(text)))
  const complaints = [
    ...unexpected.map((text) => `Salida inesperada en la consola: ${text}`),
    ...missing.map((pattern) => `Se esperaba en la consola ${String(pattern)} y no salió`),
    ...rejections.map((reason) => `Promesa rechazada que nadie atendió: ${String(reason)}`),
  ]
  for (const list of [expected, printed, rejections]) list.length = 0
  return complaints
}
