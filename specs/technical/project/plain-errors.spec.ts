import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

describe('Una prueba que falla', () => {
  it.each([
    ['No apareció la ventana «Aviso».', () => screen.getByRole('dialog', { name: 'Aviso' })],
    ['No apareció la ventana «Aviso».', () => screen.findByRole('dialog', { name: 'Aviso' }, { timeout: 20 })],
    ['No apareció el texto «Gracias».', () => screen.getByText('Gracias')],
    ['No apareció el campo «Contraseña».', () => screen.getByLabelText('Contraseña')],
    ['Apareció más de una vez el botón «Enviar».', () => screen.getByRole('button', { name: 'Enviar' })],
    ['Apareció más de una vez el texto «Enviar».', () => screen.getByText('Enviar')],
  ])('dice en español «%s» y lo que sí se lee', async (expected, query) => {
    document.body.innerHTML = '<main><button>Enviar</button><button>Enviar</button></main>'
    await expect(async () => query()).rejects.toThrow(`${expected}\nEn la pantalla se lee: EnviarEnviar`)
  })
})
