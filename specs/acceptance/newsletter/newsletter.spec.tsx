import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { fail, type Failure, ok, type Result } from '../../../src/domain/result.ts'
import { alwaysFails, failsOnce } from '../../support/builders.ts'
import { openAbout } from '../../support/buyer.ts'
import { openHttpSite } from '../../support/http-site.tsx'
import { answersLater, type AnySite } from '../../support/site.tsx'

const MAIL = 'Tu correo electrónico'
const TAKEN: Failure = { kind: 'refused', text: 'Ese correo ya está suscrito.' }

const openFooter = async <T extends AnySite>(opened: Promise<T>) => {
  const site = await opened
  const { footer } = site
  const button = footer.getByRole('button', { name: 'Suscribirme' })
  return { site, footer, button, field: footer.field(MAIL), write: (text: string) => footer.write(MAIL, text) }
}
const open = (subscribe?: () => Promise<Result<void>>) =>
  openFooter(openAbout(subscribe && { services: { newsletter: { subscribe } } }))

describe('Boletín', () => {
  it('R1.06 R2.44 R5.05 R8.10 R8.11 cualquiera se suscribe sin haber ingresado, y lo repetido se dice', async () => {
    const { site, footer, field, write } = await openFooter(openHttpSite('/quienessomos'))
    expect([field.required, field.type]).toEqual([true, 'email'])
    await write('nadie@ejemplo.mx')
    await footer.press('Suscribirme')
    await site.toast('status', 'Aviso', 'Te has suscrito al NEWSLETTER.')
    expect(field).toHaveValue('')
    await write('nadie@ejemplo.mx')
    await footer.press('Suscribirme')
    await site.toast('alert', 'Aviso', 'Ese correo ya está suscrito.')
    expect(field).toHaveValue('nadie@ejemplo.mx')
    const body = { correo: 'nadie@ejemplo.mx' }
    expect(site.requestsTo(CALLS.newsletter.subscribe.path)).toMatchObject([{ body, answer: 'registered' }, { body }])
  })

  it('R5.04 R8.09 con el correo en blanco avisa, no envía nada y lleva al campo', async () => {
    const { site, field, footer, write } = await open()
    await write('   ')
    await footer.press('Suscribirme')
    await site.toast('alert', 'Aviso', 'Escribe tu correo electrónico.')
    site.neverCalled('newsletter.subscribe')
    expect(field).toHaveFocus()
  })

  it.each<[string, Failure, string]>([
    ['sin conexión', { kind: 'offline' }, 'No hay conexión con el sitio. Revisa tu internet e inténtalo de nuevo.'],
    ['lo que el servidor rechaza', TAKEN, 'Ese correo ya está suscrito.'],
  ])('R11.08 %s se dice también bajo el campo, hasta que se escribe otro correo', async (_what, failure, text) => {
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
    const { site, footer, field, write } = await open(alwaysFails(failure))
    await write('otra@ejemplo.mx{Enter}')
    await footer.hasText(text)
    expect(field).toHaveAccessibleDescription(text)
    expect(scrolled.mock.instances).toEqual([field.form])
    await site.toast('alert', 'Aviso', text)
    expect(field).toHaveValue('otra@ejemplo.mx')
    await write('x')
    footer.lacksText(text)
    expect(field).toHaveAccessibleDescription('')
  })

  it('R11.08 de la que luego salió bien ya no se dice nada', async () => {
    const { footer, field, write } = await open(failsOnce(undefined, { kind: 'refused', text: 'Hoy no.' }))
    await write('otra@ejemplo.mx{Enter}')
    await footer.hasText('Hoy no.')
    await write('{Enter}')
    await waitFor(() => expect(field).toHaveValue(''))
    await write('otra@ejemplo.mx')
    footer.lacksText('Hoy no.')
  })

  it('R11.87 lo que el servidor dice de un campo con una frase larga se dobla, y no se corta', async () => {
    const text = `Ese correo no sirve${' y'.repeat(300)} fin`
    const { footer, field, write } = await open(alwaysFails({ kind: 'refused', text }))
    await write('otra@ejemplo.mx{Enter}')
    const rest = (await footer.findByText('Leer lo demás')).closest('details')
    expect(rest).toHaveProperty('open', false)
    expect(rest).toHaveTextContent(/y fin$/)
    expect(field).toHaveAccessibleDescription(/^Ese correo no sirve/)
  })

  it('R11.08 lo que se dice bajo el campo es del correo que está en él', async () => {
    const { method, answer } = answersLater()
    const { site, footer, write } = await open(method)
    await write('nadie@ejemplo.mx{Enter}')
    await write('.x')
    await answer(fail(TAKEN))
    await site.toast('alert', 'Aviso', 'Ese correo ya está suscrito.')
    footer.lacksText('Ese correo ya está suscrito.')
  })

  it('R11.01 R11.08 varios envíos a la vez son uno, y lo que se escribe entretanto no se borra', async () => {
    const { method, answer } = answersLater()
    const { site, footer, field, button, write } = await open(method)
    await write('nadie@ejemplo.mx')
    await act(async () => {
      field.form?.requestSubmit()
      field.form?.requestSubmit()
    })
    await site.user.dblClick(button)
    await write('{Enter}')
    site.called('newsletter.subscribe', { mail: 'nadie@ejemplo.mx' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await footer.rewrite(MAIL, 'otra@ejemplo.mx')
    await answer(ok(undefined))
    expect(field).toHaveValue('otra@ejemplo.mx')
    expect(button).not.toHaveAttribute('aria-busy')
  })
})
