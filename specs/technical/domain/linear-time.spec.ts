// @vitest-environment node
import { expect, it } from 'vitest'
import { parseBody } from '../../../src/adapters/http/client/answer.ts'
import { cookieValue, isRelativeUrl } from '../../../src/adapters/http/client/client.ts'
import { rowsOf } from '../../../src/adapters/http/port.ts'
import { catalogueCalls } from '../../../src/adapters/http/calls/catalogue.ts'
import { firstPictures } from '../../../src/head/requests.ts'
import * as lists from '../../../src/adapters/http/lists.ts'
import { sentence } from '../../../src/adapters/http/sentence.ts'
import { printable, withoutEntities, withoutMarks, withoutTags } from '../../../src/adapters/http/text.ts'
import * as values from '../../../src/adapters/http/values.ts'
import { looksLikeMail } from '../../../src/domain/account/session.ts'
import { readingMinutes } from '../../../src/domain/blog/blog.ts'
import { compareSizes } from '../../../src/domain/catalogue/catalogue.ts'
import { hexOfName } from '../../../src/domain/catalogue/colour-hex.ts'
import { parsePesos } from '../../../src/domain/catalogue/tiers.ts'
import { readMarkOf } from '../../../src/domain/messaging/messaging.ts'
import { isSameText } from '../../../src/domain/messaging/outbox.ts'
import { whatsappNumber } from '../../../src/domain/messaging/whatsapp.ts'
import { csvOf } from '../../../src/domain/orders/order-csv.ts'
import { linesOf, wantedIn } from '../../../src/domain/orders/order-list.ts'
import { parsePieces, pasteBlock } from '../../../src/domain/orders/quantity-input.ts'
import { tenDigits } from '../../../src/domain/phone.ts'
import { corrected } from '../../../src/domain/search/spelling.ts'
import { understand } from '../../../src/domain/search/understand.ts'
import { withoutPersonalData } from '../../../src/domain/telemetry.ts'
import { foldText, isBlank, slug, visibleText } from '../../../src/domain/text.ts'
import { articleImage, articleLink, withoutForeignTags } from '../../../src/ui/features/blog/sanitise.ts'
import { phoneText } from '../../../src/ui/kit/format.ts'
import { grid } from '../../support/builders.ts'

type Read = (text: string) => unknown

// Four times what the slowest takes, and a quarter of what the fastest takes that goes back for each letter.
const LENGTH = 40_000
const MOST_MS = 25
const PARTS =
  '<|<a |<a "|<a x=|<svg|<!--|<iframe src=|<iframe \t|</|"|\'| |\t|\n|\r\n|@|.|a@|a.|a@a.|-|a-|0|0,|1.|$|,|, |/|a/|' +
  '//|#|&|&amp;|&#|Warning: |1:1,|:|[{|1: |<br />|?|%|a|S|x |xn--|\u202a|\u0301|ñ|😀|\ud800|https://a'
const HOSTILE = PARTS.split('|').flatMap((part) => {
  const long = part.repeat(LENGTH / part.length)
  return [`x${long}x`, `1${long}@ `].map((text) => [part, text] as const)
})

const HERE = 'https://puntada.mx/'

const PRODUCTS = catalogueCalls.products
const codecs = Object.entries({ ...values, ...lists }).flatMap(([name, value]): [string, Read][] =>
  value instanceof Object && 'expected' in value ? [[name, (text) => value.read(text, 'images')]] : [],
)
const reads: Readonly<Record<string, Read>> = {
  isRelativeUrl,
  sentence,
  withoutEntities,
  withoutMarks,
  withoutTags,
  linesOf,
  wantedIn,
  looksLikeMail,
  readingMinutes,
  hexOfName,
  parsePesos,
  whatsappNumber,
  parsePieces,
  tenDigits,
  withoutPersonalData,
  visibleText,
  foldText,
  isBlank,
  slug,
  withoutForeignTags,
  phoneText,
  readNumber: values.readNumber,
  // Not JSON from its first letter: how the browser reads JSON is not ours.
  parseBody: (text) => parseBody(`x${text}`),
  rowsOf: (text) =>
    rowsOf(PRODUCTS, { status: 200, json: { id: '1', nombre: 'x', precios: text, [text]: text, y: text } }),
  cookieValue: (text) => cookieValue(text, 'csrf'),
  firstPictures: (text) => firstPictures(text, { most: 8, columns: ['imagen'] }, '/images'),
  sentenceCut: (text) => sentence(text.slice(0, 480)),
  printable: (text) => printable(text, LENGTH),
  compareSizes: (text) => compareSizes(text, 'S'),
  readMarkOf: (text) => readMarkOf([{ text } as never]),
  isSameText: (text) => isSameText(text, `${text}?`),
  csvOf: (text) => csvOf([[text]]),
  pasteBlock: (text) => pasteBlock(grid, [], text, { colour: 'Rojo', size: 'G' }),
  corrected: (text) => corrected(text, ['blusa']),
  understand: (text) => understand(text, { segments: ['Dama'], towns: ['León'] }),
  articleLink: (text) => articleLink(text, HERE),
  articleImage: (text) => articleImage(text, '/images/', HERE),
}

it.each([...codecs, ...Object.entries(reads)])('R13.15 leer con %s toma un tiempo proporcional', (_name, read) => {
  for (const [part, text] of HOSTILE) {
    // What this process worked, and not how long it waited beside others.
    const isQuick = () => {
      const before = process.cpuUsage()
      read(text)
      const { user, system } = process.cpuUsage(before)
      return user + system < MOST_MS * 1000
    }
    // Twice more, as it may have collected garbage.
    expect(isQuick() || isQuick() || isQuick(), `«${part}»`).toBe(true)
  }
})
