// @vitest-environment node
import { expect, it } from 'vitest'
import { hasUsableMail } from '../../../src/domain/account/identity.ts'
import {
  cleanRegistration,
  isLoggedIn,
  looksLikeMail,
  missingIn,
  wrongIn,
} from '../../../src/domain/account/session.ts'
import { mergeThread, NOTHING_READ, unreadOf, type Message } from '../../../src/domain/messaging/messaging.ts'
import {
  apartFrom,
  isSameText,
  listedAs,
  orphaned,
  type OutgoingMessage,
} from '../../../src/domain/messaging/outbox.ts'
import { afterSending, fail, ok, type Failure, writeOutcome } from '../../../src/domain/result.ts'
import { withoutPersonalData } from '../../../src/domain/telemetry.ts'
import { anOutgoing } from '../../support/builders.ts'

it.each([
  ['a@b.mx', '', ['password']],
  ['  ', 'x', ['mail']],
  ['\u202a\u00a0\u202c\u200b', ' ', ['mail']],
])(
  'R5.01 R5.02 ingresar pide correo y contraseña, que puede ser de espacios: «%s», «%s»',
  (mail, password, missing) => {
    expect(missingIn({ mail, password })).toEqual(missing)
  },
)

it('R6.01 R5.06 está dentro quien tiene nombre; un correo del proveedor sirve si no está vacío', () => {
  const people = [{ name: 'Ana', mail: '', phone: '' }, { name: ' ', mail: 'ana@ejemplo.mx', phone: '1' }, null]
  expect(people.map(isLoggedIn)).toEqual([true, false, false])
  const usable = (mail: string) => hasUsableMail({ name: 'Ana', mail, phone: '', token: '' })
  expect(['a@b.mx', '  '].map(usable)).toEqual([true, false])
})

it('R1.09 qué parece un correo', () => {
  const mails = ['a@b.mx', ' ana.ruiz+x@mi-tienda.com.mx ', 'ñ@ñandú.mx', 'ana@b.xn--p1ai', '\u202aana@b.mx\u202c']
  const others =
    '|a@b|a@b.m|@b.mx|a b@c.mx|a@b c.mx|a@@b.mx|rosa@correo..mx|rosa@.correo.mx|rosa@correo.mx.|' +
    'mailto:rosa@correo.mx|<rosa@correo.mx>|rosa..p@correo.mx|.rosa@correo.mx|rosa@correo-.mx|rosa@correo,mx'
  expect([...mails, ...others.split('|')].filter(looksLikeMail)).toEqual(mails)
})

it.each([
  ['name', ' '],
  ['mail', 'ana'],
  ['phone', '442 123 4567 / 442 123 4568'],
  ['phone', '+1 415 555 0100'],
  ['password', '1234567'],
])('R1.09 de un registro con %s «%s» solo eso está mal', (field, value) => {
  const good = { name: 'Ana', mail: 'a@b.mx', phone: '(477) 123-45-67', password: '12345678' }
  expect(wrongIn({ ...good, [field]: value })).toEqual([field])
})

it.each([
  '\u202a+52 442 123 4567\u202c',
  '044 442 123 4567',
  '045-442-123-4567',
  '+52 1 442 123 4567',
  '+52 (044) 442.123/45_67',
  '52\u00a0442\u20111234567',
])('R11.250 el teléfono «%s» sale como sus diez dígitos, y el correo sin marcas', (phone) => {
  const typed = { name: 'Rosa', mail: ' rosa@correo.mx\u202c', phone, password: ' 12345678\u200b' }
  expect(wrongIn(typed)).toEqual([])
  expect(cleanRegistration(typed)).toEqual({ ...typed, mail: 'rosa@correo.mx', phone: '4421234567' })
})

it.each<[what: string, failure: Failure, outcome: string, after: string]>([
  ['dijo que no', { kind: 'refused', text: 'No' }, 'refused', 'returned'],
  ['pidió ingresar', { kind: 'unauthorised' }, 'refused', 'returned'],
  ['no recibió nada', { kind: 'offline' }, 'not-sent', 'returned'],
  ['quizá lo recibió', { kind: 'offline', sent: true }, 'unknown', 'in-doubt'],
  ['no contestó', { kind: 'timeout' }, 'unknown', 'in-doubt'],
  ['iba a contestar', { kind: 'aborted' }, 'unknown', 'in-doubt'],
  ['dijo otra cosa', { kind: 'malformed', where: 'x' }, 'unknown', 'in-doubt'],
  ['se rompió o tenía prisa', { kind: 'server', status: 500 }, 'unknown', 'in-doubt'],
])('R7.46 R7.49 R11.04 R11.05 qué sigue a un envío si la tienda %s', (_, failure, outcome, after) => {
  expect(writeOutcome(fail(failure))).toEqual({ kind: outcome, failure })
  expect(afterSending(fail(failure), false)).toEqual({ kind: after, failure })
  // What is in doubt stays in doubt: a refusal of the second sending says nothing of the first.
  expect(afterSending(fail(failure), true)).toEqual({ kind: 'in-doubt', failure })
})

it.each([false, true])('R7.46 R7.49 lo hecho, hecho está (en duda antes: %s)', (isRepeat) => {
  expect(afterSending(ok('F-1'), isRepeat)).toEqual({ kind: 'sent', value: 'F-1' })
})

const NOON = 1000
const message = (part: Partial<Message> = {}): Message => ({
  id: 'm1',
  from: 'user',
  text: 'Hola',
  at: NOON,
  productId: null,
  ...part,
})
const listed = (mine: readonly OutgoingMessage[], list: readonly Message[]) =>
  [...listedAs(mine, list)].map(([clientId, id]) => `${clientId}=${id}`)

it('R7.46 si se cerró la pestaña de un mensaje, por lo que salía hay que preguntar', () => {
  const deliveries = ['waiting', 'sending', 'failed', 'checking', 'unknown'] as const
  const after = deliveries.map((delivery) => orphaned(anOutgoing({ delivery })).delivery)
  expect(after).toEqual(['failed', 'checking', 'failed', 'checking', 'unknown'])
})

it.each<[how: string, sent: string, listed: string, isSame: boolean]>([
  ['con dos espacios', 'Hola,  busco 12 piezas', 'Hola, busco 12 piezas', true],
  ['con otros fines de línea', 'Hola\r\n\r\nadiós', 'Hola\nadiós', true],
  ['con marcas invisibles', '\u202aHola\u202c \u200bRosa\ufeff', 'Hola Rosa', true],
  ['escapado dos veces', 'R&D "Sí" <3 piña', 'R&amp;D &quot;Sí&quot; &lt;3 pi&ntilde;a', true],
  ['con diagonales de PHP', 'Pa\'l "lunes"', 'Pa\\\'l \\"lunes\\"', true],
  ['con acentos de dos piezas', 'Cami\u0301n', 'Camín', true],
  ['con etiquetas', 'Va <b>hoy</b>', 'Va hoy', true],
  ['con un emoji en signos', 'Va 👍 hoy', 'Va ???? hoy', true],
  ['cortado en el emoji', 'Va 👍 hoy', 'Va', true],
  ['de un solo emoji', '👍', '?', true],
  ['de un emoji más', '👍👍', '👍', false],
  ['con otra cifra', 'Busco 12 piezas', 'Busco 120 piezas', false],
  ['que empieza igual', 'Hola, busco', 'Hola', false],
  ['sin la pregunta', '¿Va?', '¿Va', false],
])('R11.05 un mensaje %s se reconoce en la lista', (_how, sent, list, isSame) => {
  expect(isSameText(sent, list)).toBe(isSame)
})

it('R12.81 un mensaje que llega sin fecha ni texto cuenta como sin leer', () => {
  const photo = { storeId: '2', storeName: 'Alba', logo: null, lastText: '', lastAt: null, unread: 2 }
  expect(unreadOf(photo, NOTHING_READ)).toBe(2)
})

it('R7.32 las dos listas de mensajes se leen como una, por fecha; lo que no la tiene, al final y en su orden', () => {
  const list = (...all: readonly (readonly [string, number | null])[]) => all.map(([id, at]) => message({ id, at }))
  const thread = mergeThread(list(['a', 30], ['b', null], ['c', 10]), list(['d', 20], ['e', null], ['f', 10]))
  expect(thread.map(({ id }) => id).join('')).toBe('cfdabe')
})

it('R11.05 el mensaje que salió, y solo eso, es de los que el servidor tiene', () => {
  const found = (['waiting', 'sending', 'failed', 'sent', 'checking', 'unknown'] as const).filter(
    (delivery) => listed([anOutgoing({ delivery, text: ' Hola\n' })], [message()]).length > 0,
  )
  expect(found).toEqual(['sent', 'checking', 'unknown'])
  expect(listed([anOutgoing()], [message({ text: 'Hola.' })])).toEqual([])
})

it('R11.05 ningún mensaje de antes, ni de los que ya eran otro, resuelve una duda', () => {
  const inDoubt = anOutgoing({ delivery: 'unknown', before: ['m1'] })
  const two = [message(), message({ id: 'm2', at: null })]
  expect([listed([inDoubt], two), listed([apartFrom(inDoubt, ['m2'])], two)]).toEqual([['c1=m2'], []])
})

it('R11.05 del mensaje escrito antes de leer la conversación solo se reconoce lo que salió', () => {
  const unread = { before: null, writtenAt: NOON }
  expect(listed([anOutgoing({ ...unread, delivery: 'unknown' })], [message({ at: NOON + 1 })])).toEqual([])
  expect(listed([anOutgoing({ ...unread, delivery: 'sent' })], [message()])).toEqual(['c1=m1'])
})

it('dos mensajes iguales necesitan dos del servidor', () => {
  const two = [anOutgoing(), anOutgoing({ clientId: 'c2' })]
  const found = [[message()], [message(), message({ id: 'm2' })]].map((list) => listed(two, list))
  expect(found).toEqual([['c1=m1'], ['c1=m1', 'c2=m2']])
})

it.each([
  ['falló ana.ruiz@ejemplo.mx aquí', 'falló … aquí'],
  ['GET /a.php?user=ana#x falló', 'GET /a.php falló'],
  ['no hay "Ana Ruiz" ni \'Luis\' ni `Pía`', 'no hay "…" ni \'…\' ni `…`'],
  ['ni “Eva” ni ‘Noé’', 'ni “…” ni ‘…’'],
  ['error 12 del 477123', 'error 12 del …'],
  ['a'.repeat(500), 'a'.repeat(200)],
])('R11.45 de «%s» queda «%s»', (message, told) => {
  expect(withoutPersonalData(message)).toBe(told)
})
