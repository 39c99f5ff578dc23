import { readFileSync } from 'node:fs'
import { act, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import { toast } from '../../support/account.tsx'
import { openSite } from '../../support/site.tsx'

const valueOf = (field: HTMLElement): string => (field as HTMLInputElement).value

const open = async (subscribe?: () => Promise<Result<void>>) => {
  const site = await openSite(
    '/quienessomos',
    subscribe === undefined ? {} : { services: { newsletter: { subscribe } } },
  )
  const footer = within(site.screen.getByRole('contentinfo'))
  return {
    ...site,
    footer,
    field: footer.getByRole('textbox', { name: 'Tu correo electrónico' }),
    button: footer.getByRole('button', { name: 'Suscribirme' }),
  }
}

describe('Boletín', () => {
  it('R1.06 R2.44 cualquiera se suscribe con su correo, sin haber ingresado, y lo repetido se dice', async () => {
    const site = await openSite('/quienessomos', { over: 'http' })
    const footer = within(site.screen.getByRole('contentinfo'))
    const field = footer.getByRole('textbox', { name: 'Tu correo electrónico' })
    const subscribe = async () => {
      await site.user.type(field, 'nadie@ejemplo.mx')
      await site.user.click(footer.getByRole('button', { name: 'Suscribirme' }))
    }
    await subscribe()
    await toast(site, 'status', 'Aviso', 'Te has suscrito al NEWSLETTER.')
    expect(valueOf(field)).toBe('')
    await subscribe()
    await toast(site, 'alert', 'Aviso', 'Ese correo ya está suscrito.')
    expect(valueOf(field)).toBe('nadie@ejemplo.mx')
    expect(site.requestsTo('/suscribir-newspaper.php').map(({ body }) => body)).toEqual([
      { correo: 'nadie@ejemplo.mx' },
      { correo: 'nadie@ejemplo.mx' },
    ])
  })

  it('R8.10 a la palabra registered avisa sin interrumpir, con título Aviso, y vacía el campo', async () => {
    const site = await openSite('/quienessomos', { over: 'http' })
    const field = site.screen.getByRole('textbox', { name: 'Tu correo electrónico' })
    await site.user.type(field, 'nadie@ejemplo.mx')
    await site.user.click(site.screen.getByRole('button', { name: 'Suscribirme' }))
    await toast(site, 'status', 'Aviso', 'Te has suscrito al NEWSLETTER.')
    expect(site.requestsTo('/suscribir-newspaper.php')[0]?.answer).toBe('registered')
    expect(valueOf(field)).toBe('')
  })

  it('R5.04 R8.09 sin correo avisa y no envía nada', async () => {
    const { user, button, field, screen, calledWith } = await open()
    await user.click(button)
    const text = await screen.findByText('Escribe tu correo electrónico.')
    expect(text.closest('[role=alert]')?.textContent).toContain('Aviso')
    expect(calledWith('newsletter.subscribe')).toEqual([])
    expect(document.activeElement).toBe(field)
  })

  it('R5.04 un correo de puros espacios es un correo vacío', async () => {
    const { user, button, field, screen, calledWith } = await open()
    await user.type(field, '   ')
    await user.click(button)
    expect(await screen.findByText('Escribe tu correo electrónico.')).toBeShown()
    expect(calledWith('newsletter.subscribe')).toEqual([])
  })

  it('R5.05 el campo es obligatorio y de tipo correo', async () => {
    const { field } = await open()
    expect(field.hasAttribute('required')).toBe(true)
    expect(field.getAttribute('type')).toBe('email')
  })

  it('R8.11 cualquier otra respuesta se muestra como error y lo escrito se queda', async () => {
    const { user, field, button, screen } = await open(() =>
      Promise.resolve(fail({ kind: 'refused', text: 'Ese correo ya está suscrito.' })),
    )
    await user.type(field, 'otra@ejemplo.mx')
    await user.click(button)
    const text = await screen.findByText('Ese correo ya está suscrito.')
    expect(text.closest('[role=alert]')?.textContent).toContain('Aviso')
    expect(valueOf(field)).toBe('otra@ejemplo.mx')
  })

  it('R11.08 sin conexión el boletín lo dice, y el correo sigue escrito', async () => {
    const { user, field, button, screen } = await open(() => Promise.resolve(fail({ kind: 'offline' })))
    await user.type(field, 'otra@ejemplo.mx')
    await user.click(button)
    expect(
      await screen.findByText('No hay conexión con el sitio. Revisa tu internet e inténtalo de nuevo.'),
    ).toBeShown()
    expect(valueOf(field)).toBe('otra@ejemplo.mx')
  })

  it('R11.01 dos envíos del boletín en el mismo instante son una sola petición', async () => {
    const { field, user, calledWith } = await open(() => new Promise(() => undefined))
    await user.type(field, 'nadie@ejemplo.mx')
    await act(async () => {
      const { form } = field as HTMLInputElement
      form?.requestSubmit()
      form?.requestSubmit()
    })
    expect(calledWith('newsletter.subscribe')).toEqual([['nadie@ejemplo.mx']])
  })

  it('R11.01 doble clic y Enter suscriben una sola vez', async () => {
    let answer: (result: Result<void>) => void = () => undefined
    const { user, field, button, calledWith } = await open(() => new Promise((resolve) => (answer = resolve)))
    await user.type(field, 'nadie@ejemplo.mx')
    await user.dblClick(button)
    await user.type(field, '{Enter}')
    expect(calledWith('newsletter.subscribe')).toHaveLength(1)
    expect(button.getAttribute('aria-busy')).toBe('true')
    await act(async () => answer(ok(undefined)))
    expect(button.hasAttribute('aria-busy')).toBe(false)
  })

  it('R11.08 lo que se escribe mientras llega la respuesta no se borra', async () => {
    let answer: (result: Result<void>) => void = () => undefined
    const { user, field, button } = await open(() => new Promise((resolve) => (answer = resolve)))
    await user.type(field, 'nadie@ejemplo.mx')
    await user.click(button)
    await user.clear(field)
    await user.type(field, 'otra@ejemplo.mx')
    await act(async () => answer(ok(undefined)))
    expect(valueOf(field)).toBe('otra@ejemplo.mx')
  })

  // Which of the two is seen is decided by the width, with the class that each one carries.
  it('R2.47 R9.03 en el celular promete 10% de descuento en la primera compra', async () => {
    const { footer } = await open()
    const [onPhone, ...more] = footer.getAllByText(/Suscríbete/).filter((text) => text.className === 'narrow-only')
    expect(more).toEqual([])
    expect(onPhone?.textContent).toBe('Suscríbete y recibe 10% de descuento en tu primera compra.')
  })

  it('R2.48 en la computadora promete solo novedades', async () => {
    const { footer } = await open()
    const [onDesktop, ...more] = footer.getAllByText(/Suscríbete/).filter((text) => text.className === 'wide-only')
    expect(more).toEqual([])
    expect(onDesktop?.textContent).toBe(
      'Suscríbete y entérate primero de las novedades de los fabricantes de la región.',
    )
  })

  it('R2.47 R2.48 el texto del celular se oculta en lo ancho y el de la computadora en lo angosto', () => {
    const css = readFileSync('src/ui/styles/utilities.css', 'utf8')
    const rules = [...css.matchAll(/@media \(([^)]+)\) \{\s*\.(narrow|wide)-only \{\s*display: none/g)]
    expect(rules.map(([, width, name]) => `${name}: ${width}`)).toEqual([
      'wide: width < 64rem',
      'narrow: 64rem <= width',
    ])
  })
})
