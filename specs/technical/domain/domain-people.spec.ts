// @vitest-environment node
import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasUsableEmail } from '../../../src/domain/account/identity.ts'
import { mergeThread, type Message } from '../../../src/domain/messaging/messaging.ts'
import { isSameText } from '../../../src/domain/messaging/same-text.ts'
import {
  afterDelivery,
  apartFrom,
  listedAs,
  orphaned,
  type OutgoingMessage,
} from '../../../src/domain/messaging/outbox.ts'
import { fail, ok, type Failure, type Result } from '../../../src/domain/result.ts'
import {
  isLoggedIn,
  cleanRegistration,
  looksLikeMail,
  missingIn,
  registrationProblems,
} from '../../../src/domain/account/session.ts'
import { withoutPersonalData } from '../../../src/domain/telemetry.ts'
import { writeOutcome } from '../../../src/domain/write-outcome.ts'

describe('Reglas de la sesión', () => {
  it('R5.01 R5.02 ingresar pide correo y contraseña, que puede ser de espacios', () => {
    const missing = (email: string, password: string) => Object.values(missingIn({ email, password }))
    expect(missing('a@b.mx', ' ')).toEqual([false, false])
    expect(missing('a@b.mx', '')).toEqual([false, true])
    for (const nothing of ['  ', '\u200b', '\u202a\u00a0\u202c']) expect(missing(nothing, 'x')).toEqual([true, false])
  })

  it('R6.01 está dentro quien tiene nombre, y nadie más', () => {
    expect(isLoggedIn({ name: 'Ana', mail: '', phone: '' })).toBe(true)
    expect(isLoggedIn({ name: ' ', mail: 'ana@ejemplo.mx', phone: '1' })).toBe(false)
    expect(isLoggedIn(null)).toBe(false)
  })

  it.each(['a@b.mx', ' ana.ruiz+x@mi-tienda.com.mx ', 'ñ@ñandú.mx', 'ana@b.xn--p1ai', '\u202aana@b.mx\u202c'])(
    'R1.09 %s parece un correo',
    (mail) => {
      expect(looksLikeMail(mail)).toBe(true)
    },
  )

  const noMails =
    '|a@b|a@b.|a@b.m|@b.mx|a b@c.mx|a@b c.mx|a@@b.mx|a@b.mx c|a@b.m@|rosa@correo..mx|rosa@.correo.mx|rosa@correo.mx.|' +
    'mailto:rosa@correo.mx|<rosa@correo.mx>|rosa..p@correo.mx|.rosa@correo.mx|rosa@correo-.mx|rosa@correo.mx,|rosa@correo,mx'
  it.each(noMails.split('|'))('R1.09 %s no parece un correo', (mail) => expect(looksLikeMail(mail)).toBe(false))

  const good = { name: 'Ana', mail: 'a@b.mx', phone: '(477) 123-45-67', password: '12345678' }

  it('R1.09 un registro completo no tiene problemas', () => {
    expect(registrationProblems(good)).toEqual({})
  })

  it.each([
    ['name', ' ', 'name-empty'],
    ['mail', 'ana', 'mail-wrong'],
    ['phone', '477123456', 'phone-wrong'],
    ['phone', 'abcdefghijkl', 'phone-wrong'],
    ['phone', '442 123 4567 ext. 12', 'phone-wrong'],
    ['phone', '442 CASA 4567', 'phone-wrong'],
    ['phone', '442 123 4567 / 442 123 4568', 'phone-wrong'],
    ['phone', '+1 415 555 0100', 'phone-wrong'],
    ['mail', 'rosa@correo..mx', 'mail-wrong'],
    ['password', '1234567', 'password-short'],
  ])('R1.09 de %s «%s» dice %s, y de lo demás nada', (field, value, problem) => {
    expect(registrationProblems({ ...good, [field]: value })).toEqual({ [field]: problem })
  })

  it.each([
    '442 123 4567',
    '\u202a+52 442 123 4567\u202c',
    '(442) 123-45-67',
    '442\u2013123\u20134567',
    '01 442 123 4567',
    '044 442 123 4567',
    '045-442-123-4567',
    '0052 442 123 4567',
    '+52 1 442 123 4567',
    '+52 (044) 442.123.4567',
    '52\u00a0442\u20111234567',
  ])('R11.250 el teléfono %j sale como sus diez dígitos, y el correo sin marcas', (phone) => {
    const typed = { name: 'Rosa', mail: ' rosa@correo.mx\u202c', phone, password: ' 12345678\u200b' }
    expect(registrationProblems(typed)).toEqual({})
    expect(cleanRegistration(typed)).toEqual({
      name: 'Rosa',
      mail: 'rosa@correo.mx',
      phone: '4421234567',
      password: ' 12345678\u200b',
    })
  })

  it('R5.06 un correo del proveedor sirve si no está vacío', () => {
    const usable = (email: string) => hasUsableEmail({ name: 'Ana', email, phone: '', token: '' })
    expect(['a@b.mx', '', '  '].map(usable)).toEqual([true, false, false])
  })
})

const NOON = Date.UTC(2026, 10, 20, 18)
const outgoing = (part: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  clientId: 'c1',
  text: 'Hola',
  productId: null,
  writtenAt: NOON,
  before: [],
  delivery: 'sent',
  isInDoubt: false,
  failure: null,
  ...part,
})
const message = (part: Partial<Message> = {}): Message => ({ id: 'm1', from: 'user', text: 'Hola', at: NOON, ...part })
const listed = (mine: readonly OutgoingMessage[], list: readonly Message[]) =>
  [...listedAs(mine, list)].map(([clientId, id]) => `${clientId}=${id}`)

describe('Reglas de los mensajes', () => {
  it.each<[result: Result<void>, isInDoubt: boolean, isListed: boolean, becomes: string]>([
    [ok(undefined), false, false, 'sent'],
    [ok(undefined), true, false, 'sent'],
    [fail({ kind: 'timeout' }), false, false, 'unknown'],
    [fail({ kind: 'timeout' }), false, true, 'sent'],
    [fail({ kind: 'offline', sent: true }), false, false, 'unknown'],
    [fail({ kind: 'refused', text: 'No' }), false, false, 'failed'],
    [fail({ kind: 'offline' }), false, false, 'failed'],
    [fail({ kind: 'unauthorised' }), false, false, 'failed'],
    // What is in doubt stays in doubt: a refusal of the second sending says nothing of the first.
    [fail({ kind: 'refused', text: 'Repetido' }), true, false, 'unknown'],
    [fail({ kind: 'offline' }), true, false, 'unknown'],
    [fail({ kind: 'refused', text: 'Repetido' }), true, true, 'sent'],
  ])('R7.46 R11.05 tras %j, en duda antes: %s, en la lista: %s, queda %s', (result, isInDoubt, isListed, becomes) => {
    expect(afterDelivery(writeOutcome(result), isInDoubt, isListed)).toBe(becomes)
  })

  it('R7.46 si su pestaña se cerró, por lo que salía hay que preguntar', () => {
    const deliveries = ['waiting', 'sending', 'failed', 'checking', 'unknown'] as const
    const after = deliveries.map((delivery) => orphaned(outgoing({ delivery })).delivery)
    expect(after).toEqual(['failed', 'checking', 'failed', 'checking', 'unknown'])
  })

  it.each<[how: string, sent: string, listed: string, isSame: boolean]>([
    ['con dos espacios', 'Hola,  busco 12 piezas', 'Hola, busco 12 piezas', true],
    ['con tabulador y espacio duro', 'Talla\t\u00a0CH', 'Talla CH', true],
    ['con otros fines de línea', 'Hola\r\n\r\nadiós', 'Hola\nadiós', true],
    ['en un solo renglón', 'Hola\nadiós', 'Hola adiós', true],
    ['con marcas invisibles', '\u202aHola\u202c \u200bRosa\ufeff', 'Hola Rosa', true],
    ['con &amp; escrito', 'Telas R&amp;D', 'Telas R&D', true],
    ['escapado dos veces', 'R&D "Sí" <3 piña', 'R&amp;D &quot;Sí&quot; &lt;3 pi&ntilde;a', true],
    ['con diagonales de PHP', 'Pa\'l "lunes"', 'Pa\\\'l \\"lunes\\"', true],
    ['con acentos de dos piezas', 'Cami\u0301n', 'Camín', true],
    ['con etiquetas', 'Va <b>hoy</b>', 'Va hoy', true],
    ['con un emoji perdido', 'Va 👍🏽 hoy', 'Va hoy', true],
    ['con un emoji en signos', 'Va 👍 hoy', 'Va ???? hoy', true],
    ['cortado en el emoji', 'Va 👍 hoy', 'Va', true],
    ['de un solo emoji', '👍', '?', true],
    ['con otra pregunta', '¿Hay CH?', '¿Hay M?', false],
    ['con otra cifra', 'Busco 12 piezas', 'Busco 120 piezas', false],
    ['que empieza igual', 'Hola, busco', 'Hola', false],
    ['con otro emoji', 'Va 👍', 'Va 🎉', false],
    ['sin la pregunta', '¿Va?', '¿Va', false],
  ])('R11.211 un mensaje %s se reconoce en la lista', (_how, sent, list, isSame) => {
    expect(isSameText(sent, list)).toBe(isSame)
  })

  it('R7.32 las dos listas se leen como una, por fecha; lo que no la tiene, al final y en su orden', () => {
    const list = (...all: readonly (readonly [string, number | null])[]) => all.map(([id, at]) => message({ id, at }))
    const thread = mergeThread(list(['a', 30], ['b', null], ['c', 10]), list(['d', 20], ['e', null], ['f', 10]))
    expect(thread.map(({ id }) => id).join('')).toBe('cfdabe')
  })

  it.each([
    ['waiting', []],
    ['sending', []],
    ['failed', []],
    ['sent', ['c1=m1']],
    ['checking', ['c1=m1']],
    ['unknown', ['c1=m1']],
  ] as const)('R11.05 lo que está en %s es uno de los que el servidor tiene, o no: %j', (delivery, found) => {
    expect(listed([outgoing({ delivery, text: ' Hola\n' })], [message()])).toEqual(found)
    expect(listed([outgoing({ delivery })], [message({ text: 'Hola.' })])).toEqual([])
  })

  it('R11.05 ninguno de antes, ni de los que ya eran otro, resuelve una duda', () => {
    const inDoubt = outgoing({ delivery: 'unknown', before: ['m1'] })
    const two = [message(), message({ id: 'm2', at: null })]
    expect([listed([inDoubt], two), listed([apartFrom(inDoubt, ['m2'])], two)]).toEqual([['c1=m2'], []])
  })

  it('R11.05 de lo escrito antes de leer la conversación solo se reconoce lo que salió', () => {
    const unread = { before: null, writtenAt: NOON }
    expect(listed([outgoing({ ...unread, delivery: 'unknown' })], [message({ at: NOON + 1 })])).toEqual([])
    expect(listed([outgoing({ ...unread, delivery: 'sent' })], [message()])).toEqual(['c1=m1'])
  })

  it('dos iguales necesitan dos del servidor', () => {
    const two = [outgoing(), outgoing({ clientId: 'c2' })]
    expect(listed(two, [message()])).toEqual(['c1=m1'])
    expect(listed(two, [message(), message({ id: 'm2' })])).toEqual(['c1=m1', 'c2=m2'])
  })
})

describe('Los datos que se envían al operador', () => {
  it.each([
    ['falló ana.ruiz@ejemplo.mx aquí', 'falló … aquí'],
    ['GET /a.php?user=ana#x falló', 'GET /a.php falló'],
    ['no hay "Ana Ruiz" ni \'Luis\' ni “Eva” ni ‘Noé’ ni `Pía`', 'no hay "…" ni \'…\' ni “…” ni ‘…’ ni `…`'],
    ['error 12 del 477123', 'error 12 del …'],
    ['a'.repeat(500), 'a'.repeat(200)],
  ])('R11.45 de «%s» queda «%s»', (message, told) => {
    expect(withoutPersonalData(message)).toBe(told)
  })

  it('R11.45 ningún mensaje deja pasar un correo', () => {
    fc.assert(
      fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, mail, after) => {
        expect(withoutPersonalData(`${before} ${mail} ${after}`)).not.toContain(mail)
      }),
    )
  })
})

describe('En qué acabó una escritura', () => {
  it('un resultado bueno es que quedó hecho', () => {
    expect(writeOutcome({ ok: true, value: { folio: 'F-1' } })).toEqual({ kind: 'done', value: { folio: 'F-1' } })
  })

  it.each<[string, Failure]>([
    ['refused', { kind: 'refused', text: 'No' }],
    ['refused', { kind: 'unauthorised' }],
    ['not-sent', { kind: 'offline' }],
    ['unknown', { kind: 'offline', sent: true }],
    ['unknown', { kind: 'timeout' }],
    ['unknown', { kind: 'aborted' }],
    ['unknown', { kind: 'malformed', where: CALLS.orders.create.path }],
    ['unknown', { kind: 'server', status: 429 }],
    ['unknown', { kind: 'server', status: 500 }],
    ['unknown', { kind: 'server', status: 503, said: 'Intenta más tarde' }],
  ])('R11.04 acaba en %s tras %j', (expected, failure) => {
    expect(writeOutcome({ ok: false, failure })).toEqual({ kind: expected, failure })
  })
})
