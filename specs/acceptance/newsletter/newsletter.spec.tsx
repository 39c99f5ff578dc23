import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { ok, type Result } from '../../../src/domain/result.ts'
import { within } from '../../support/area.ts'
import { alwaysFails, failsOnce } from '../../support/builders.ts'
import { openHttpSite } from '../../support/http-site.tsx'
import { openSite } from '../../support/site.tsx'

const valueOf = (field: HTMLElement): string => (field as HTMLInputElement).value

const open = async (subscribe?: () => Promise<Result<void>>) => {
  const site = await openSite(
    '/quienessomos',
    subscribe === undefined ? {} : { services: { newsletter: { subscribe } } },
  )
  const footer = within(site.getByRole('contentinfo'))
  return {
    ...site,
    footer,
    field: footer.field('Tu correo electrónico'),
    button: footer.getByRole('button', { name: 'Suscribirme' }),
  }
}

describe('Boletín', () => {
  it(
    'R1.06 R2.44 R5.05 R8.10 R8.11 cualquiera se suscribe con su correo, sin haber ingresado, y lo ' +
      'repetido se dice',
    async () => {
      const site = await openHttpSite('/quienessomos')
      const footer = within(site.getByRole('contentinfo'))
      const field = footer.field('Tu correo electrónico')
      expect([field.required, field.type]).toEqual([true, 'email'])
      const subscribe = async () => {
        await site.user.type(field, 'nadie@ejemplo.mx')
        await footer.press('Suscribirme')
      }
      await subscribe()
      await site.toast('status', 'Aviso', 'Te has suscrito al NEWSLETTER.')
      expect(valueOf(field)).toBe('')
      await subscribe()
      await site.toast('alert', 'Aviso', 'Ese correo ya está suscrito.')
      expect(valueOf(field)).toBe('nadie@ejemplo.mx')
      const [first, second] = site.requestsTo(CALLS.newsletter.subscribe.path)
      expect([first?.body, first?.answer]).toEqual([{ correo: 'nadie@ejemplo.mx' }, 'registered'])
      expect(second?.body).toEqual({ correo: 'nadie@ejemplo.mx' })
    },
  )

  it.each([
    ['sin correo', ''],
    ['con el correo en blanco', '   '],
  ])('R5.04 R8.09 %s avisa, no envía nada y lleva al campo', async (_how, typed) => {
    const site = await open()
    if (typed !== '') await site.user.type(site.field, typed)
    await site.user.click(site.button)
    const text = await site.findByText('Escribe tu correo electrónico.')
    expect(text.closest('[role=alert]')?.textContent).toContain('Aviso')
    site.neverCalled('newsletter.subscribe')
    expect(site.field).toHaveFocus()
  })

  it('R11.08 sin conexión se dice que no se envió, y lo escrito se queda', async () => {
    const site = await open(alwaysFails({ kind: 'offline' }))
    await site.user.type(site.field, 'otra@ejemplo.mx')
    await site.user.click(site.button)
    await site.toast('alert', 'Aviso', 'No hay conexión con el sitio. Revisa tu internet e inténtalo de nuevo.')
    expect(valueOf(site.field)).toBe('otra@ejemplo.mx')
  })

  it('R11.08 que una suscripción falló se dice también bajo su campo, hasta que se escribe otro correo', async () => {
    const text = 'Ese correo ya está suscrito.'
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
    onTestFinished(() => scrolled.mockRestore())
    const site = await open(alwaysFails({ kind: 'refused', text }))
    await site.user.type(site.field, 'otra@ejemplo.mx{Enter}')
    await site.footer.hasText(text)
    expect(site.field).toHaveAccessibleDescription(text)
    expect(scrolled.mock.instances).toEqual([(site.field as HTMLInputElement).form])
    await site.toast('alert', 'Aviso', text)
    await site.user.type(site.field, 'x')
    site.footer.lacksText(text)
    expect(site.field).toHaveAccessibleDescription('')
  })

  it('R11.08 de la que luego salió bien ya no se dice nada', async () => {
    const text = 'Hoy no.'
    const site = await open(failsOnce(undefined, { kind: 'refused', text }))
    await site.user.type(site.field, 'otra@ejemplo.mx{Enter}')
    await site.footer.hasText(text)
    await site.user.type(site.field, '{Enter}')
    await waitFor(() => expect(valueOf(site.field)).toBe(''))
    site.footer.lacksText(text)
  })

  it('R11.87 lo que el servidor dice de un campo con una frase larga se dobla, y no se corta', async () => {
    const site = await open(alwaysFails({ kind: 'refused', text: `Ese correo no sirve${' y'.repeat(300)} fin` }))
    await site.user.type(site.field, 'otra@ejemplo.mx{Enter}')
    const rest = (await site.footer.findByText('Leer lo demás')).closest('details')
    expect(rest).toHaveProperty('open', false)
    expect(rest).toHaveTextContent(/y fin$/)
    expect(site.field).toHaveAccessibleDescription(/^Ese correo no sirve/)
  })

  it('R11.08 lo que se dice bajo el campo es del correo que está en él', async () => {
    const { promise, resolve } = Promise.withResolvers<Result<void>>()
    const site = await open(() => promise)
    await site.user.type(site.field, 'nadie@ejemplo.mx{Enter}')
    await site.user.type(site.field, '.x')
    await act(async () => resolve({ ok: false, failure: { kind: 'refused', text: 'Ese correo ya está suscrito.' } }))
    await site.toast('alert', 'Aviso', 'Ese correo ya está suscrito.')
    site.footer.lacksText('Ese correo ya está suscrito.')
  })

  it('R11.01 R11.08 varios envíos a la vez son uno, y lo que se escribe entretanto no se borra', async () => {
    const { promise, resolve } = Promise.withResolvers<Result<void>>()
    const site = await open(() => promise)
    await site.user.type(site.field, 'nadie@ejemplo.mx')
    await act(async () => {
      const { form } = site.field as HTMLInputElement
      form?.requestSubmit()
      form?.requestSubmit()
    })
    await site.user.dblClick(site.button)
    await site.user.type(site.field, '{Enter}')
    expect(site.calledWith('newsletter.subscribe')).toEqual([[{ mail: 'nadie@ejemplo.mx' }]])
    expect(site.button).toHaveAttribute('aria-busy', 'true')
    await site.user.clear(site.field)
    await site.user.type(site.field, 'otra@ejemplo.mx')
    await act(async () => resolve(ok(undefined)))
    expect(valueOf(site.field)).toBe('otra@ejemplo.mx')
    expect(site.button).not.toHaveAttribute('aria-busy')
  })
})
