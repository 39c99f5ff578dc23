import type { Dialect, ImageKind } from '../../../src/adapters/http/dialect.ts'

/** What is found out of a server, piece by piece; each with why, and what nobody could tell. */
export interface Draft {
  readonly dialect: Dialect
  /** Lines for the report. */
  readonly findings: readonly string[]
  setField(place: string, field: string, name: string, why: string): void
  /** Left to a person: null in the file, with a note. */
  askField(place: string, field: string, candidates: readonly string[], why: string): void
  /** No answer had this field: null in the file, unless there is a question about it already. */
  noteMissing(entity: string, field: string): void
  setBody(path: string, field: string, name: string, why: string): void
  setValues(path: string, parameter: string, values: Readonly<Record<string, string>>, why: string): void
  setWords(path: string, words: readonly string[], why: string): void
  setFolder(kind: ImageKind, folder: string, why: string): void
  setSizeFilters(filters: boolean): void
  /** Left to a person, or only told: a note beside its section. */
  note(section: string, place: string, name: string, text: string): void
  /** The file's text. */
  print(): string
}

type Json = Record<string, unknown>
const child = (parent: Json, key: string): Json => {
  const found = parent[key]
  if (typeof found === 'object' && found !== null) return found as Json
  const made: Json = {}
  parent[key] = made
  return made
}

/** Beginning with what a deployment says already, which is never overwritten. */
export const createDraft = (given: Dialect): Draft => {
  const file = structuredClone(given) as Json
  const findings: string[] = []
  const say = (line: string) => void findings.push(line)
  const within = (...keys: readonly string[]): Json => keys.reduce(child, file)
  /** The file without notes and nulls, as the site reads it. */
  const read = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key, each]) => each !== null && !key.startsWith('//'))
        .map(([key, each]) => [key, read(each)]),
    )
  }
  const ask = (place: Json, name: string, note: string) => {
    if (place[name] !== undefined && place[name] !== null) return false
    place[`//${name}`] = note
    place[name] = null
    return true
  }
  return {
    findings,
    get dialect() {
      return read(file) as Dialect
    },
    setField(place, field, name, why) {
      const fields = within('campos', place)
      const before = Array.isArray(fields[field]) ? (fields[field] as string[]) : []
      if (before.includes(name)) return
      Reflect.deleteProperty(fields, `//${field}`)
      fields[field] = [...before, name]
      say(`${place}: ${field} es «${name}» (${why})`)
    },
    askField(place, field, candidates, why) {
      if (
        ask(
          within('campos', place),
          field,
          `no es seguro: ¿${candidates.map((each) => `«${each}»`).join(' o ')}? (${why})`,
        )
      ) {
        say(`${place}: ${field} queda por decidir: ¿${candidates.map((each) => `«${each}»`).join(' o ')}? (${why})`)
      }
    },
    noteMissing(entity, field) {
      if (!(field in within('campos', entity)))
        ask(within('campos', entity), field, 'no se encontró; si el servidor lo trae con otro nombre, escríbelo')
    },
    setBody(path, field, name, why) {
      const fields = within('cuerpos', path)
      Reflect.deleteProperty(fields, `//${field}`)
      fields[field] = name
      say(`${path}: manda ${field} como «${name}» (${why})`)
    },
    setValues(path, parameter, values, why) {
      Object.assign(within('valores', path, parameter), values)
      say(`${path}: ${parameter}: ${why}`)
    },
    setWords(path, words, why) {
      within('palabras')[path] = [...words]
      say(`${path}: ${words.map((word) => `«${word}»`).join(' o ')} quiere decir hecho (${why})`)
    },
    setFolder(kind, folder, why) {
      within('imagenes')[kind] = folder
      say(`imágenes de ${kind}: en ${folder}/ (${why})`)
    },
    setSizeFilters(filters) {
      file['talla_filtra'] = filters
      say(filters ? 'el servidor filtra por talla' : 'el servidor no filtra por talla: lo hará el sitio')
    },
    note(section, place, name, text) {
      const where = place === '' ? within(section) : within(section, place)
      where[`//${name}`] = text
      if (where[name] === undefined && section !== '') where[name] = null
      say(`${place === '' ? section : place}: ${name}: ${text}`)
    },
    print: () => `${JSON.stringify(file, null, 2)}\n`,
  }
}
