import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { plainMessage } from '../../support/plain-errors.ts'

/** What a check that fails would say. */
const complaint = async (check: () => unknown): Promise<string> => {
  try {
    await check()
  } catch (error) {
    return (error as Error).message
  }
  return 'no falló'
}

describe('Lo que dice una prueba que falla', () => {
  const show = (html: string): void => {
    document.body.innerHTML = html
  }

  it('nombra en español lo que no apareció y lo que sí se lee, sin una página de HTML', async () => {
    show('<main><h1>Ingresa</h1><p>Hola</p></main>')
    expect(await complaint(() => screen.getByRole('dialog', { name: 'Ingresa a tu cuenta' }))).toBe(
      'No apareció la ventana «Ingresa a tu cuenta».\nEn la pantalla se lee: IngresaHola',
    )
    expect(await complaint(() => screen.getByRole('button', { name: /^Pedido/ }))).toMatch(
      /^No apareció el botón «\/\^Pedido\/»\.\n/,
    )
    expect(await complaint(() => screen.getByText('Gracias'))).toMatch(/^No apareció el texto «Gracias»\.\n/)
    expect(await complaint(() => screen.getByLabelText('Contraseña'))).toMatch(/^No apareció el campo «Contraseña»\.\n/)
  })

  it('dice qué apareció más de una vez', async () => {
    show('<main><button>Enviar</button><button>Enviar</button><p>Listo</p><p>Listo</p></main>')
    expect(await complaint(() => screen.getByRole('button', { name: 'Enviar' }))).toMatch(
      /^Apareció más de una vez el botón «Enviar»\.\n/,
    )
    expect(await complaint(() => screen.getByText('Listo'))).toMatch(/^Apareció más de una vez el texto «Listo»\.\n/)
  })

  it('lo dice igual después de esperar', async () => {
    show('<main><p>Hola</p></main>')
    const patience = { timeout: 60, interval: 10 }
    const expected = 'No apareció la ventana «Aviso».\nEn la pantalla se lee: Hola'
    expect(await complaint(() => screen.findByRole('dialog', { name: 'Aviso' }, patience))).toBe(expected)
    expect(
      await complaint(() => waitFor(() => within(document.body).getByRole('dialog', { name: 'Aviso' }), patience)),
    ).toContain('No apareció la ventana «Aviso».')
  })

  it('de una página larga lee solo el principio', async () => {
    show(`<main><p>${'mucho '.repeat(200)}</p></main>`)
    expect((await complaint(() => screen.getByText('nada'))).length).toBeLessThan(400)
  })

  it('lo que no reconoce lo deja como está', () => {
    expect(plainMessage('otra cosa')).toBe('otra cosa')
  })
})
