interface Output {
  readonly isTTY?: boolean
  write(text: string): unknown
}

const count = (value: number) => value.toLocaleString('es-MX')

/**
 * Says how far a long work is, and how long it still takes at the pace so far: on a terminal in one line that is written
 * again, in a log every half minute, and in both when all is done.
 */
export const createProgress = (
  total: number,
  what: string,
  out: Output = process.stdout,
  now: () => number = () => performance.now(),
): ((done: number) => void) => {
  const begun = now()
  let said = begun
  // The line ends with a break, so that an error after it has a line of its own.
  let again = ''
  return (done) => {
    const passed = now() - begun
    const isLast = done >= total
    if (!isLast && begun + passed - said < (out.isTTY ? 250 : 30_000)) return
    said = begun + passed
    const minutes = Math.ceil(((passed / done) * (total - done)) / 60_000)
    const left = minutes <= 1 ? 'falta menos de 1 min' : `faltan unos ${minutes} min`
    out.write(`${again}${count(done)} de ${count(total)} ${what}${isLast ? '' : `, ${left}`}\n`)
    again = out.isTTY ? '\u001B[1A\u001B[K' : ''
  }
}
