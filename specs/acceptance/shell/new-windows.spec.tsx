import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ANA } from '../../support/device.ts'
import { openSite } from '../../support/site.tsx'

const outside = () => [...document.querySelectorAll<HTMLAnchorElement>('a[target="_blank"]')]

describe('Los enlaces que abren otra ventana', () => {
  it.each([
    ['/articulos', 'Facebook (se abre en otra ventana)'],
    ['/articulos', 'Marca Guanajuato (se abre en otra ventana)'],
    ['/quienessomos', 'WhatsApp (se abre en otra ventana)'],
    ['/vistaproducto/12', 'Contactar por WhatsApp (se abre en otra ventana)'],
  ])('R11.83 en %s, «%s» lo dice, y los demás también', async (path, name) => {
    const { screen } = await openSite(path, { session: ANA })
    expect((await screen.findAllByRole('link', { name })).length).toBeGreaterThan(0)
    for (const link of outside()) expect(link.textContent, link.href).toMatch(/ \(se abre en otra ventana\)$/)
  })

  it('R11.83 el que envía un mensaje de contacto por WhatsApp lo dice', async () => {
    const { screen, user } = await openSite('/articulos')
    const footer = within(await screen.findByRole('contentinfo'))
    await user.click(footer.getByRole('button', { name: 'Contacto' }))
    await screen.findByRole('dialog', { name: 'Contacto' })
    await waitFor(() => expect(outside().length).toBeGreaterThan(0))
    for (const link of outside()) expect(link.textContent, link.href).toMatch(/ \(se abre en otra ventana\)$/)
  })
})
