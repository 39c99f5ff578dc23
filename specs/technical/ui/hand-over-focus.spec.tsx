import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Button } from '../../../src/ui/kit/button.tsx'
import { Dialog } from '../../../src/ui/kit/dialog.tsx'

const Parts = () => {
  const [step, setStep] = useState('failed')
  return (
    <main>
      <h1>Inicio</h1>
      <section aria-labelledby="titulo">
        <div>
          <h2 id="titulo">Nuevos</h2>
        </div>
        {step === 'failed' && (
          <p>
            <Button onClick={() => setStep('added')}>Reintentar</Button>
          </p>
        )}
        {step !== 'failed' && (
          <div>
            {step === 'added' && (
              <Button key="undo" onClick={() => setStep('asked')}>
                Deshacer
              </Button>
            )}
            {step === 'asked' && <Button key="again">Volver a pedir</Button>}
          </div>
        )}
      </section>
    </main>
  )
}

const Menu = () => {
  const [state, setState] = useState('open')
  return (
    <>
      <main>
        <h1 tabIndex={-1}>Tienda</h1>
      </main>
      <Dialog open={state === 'open'} onClose={() => setState('closed')} title="Aviso">
        <p>Hola</p>
      </Dialog>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const focusIs = (find: () => HTMLElement) => waitFor(() => expect(find()).toHaveFocus())
const title = (name: string) => () => screen.getByRole('heading', { name })

describe('El foco de un botón que se va', () => {
  it('R11.81 pasa al título de su parte, o al botón que queda en su lugar', async () => {
    render(<Parts />)
    await userEvent.click(button('Reintentar'))
    await focusIs(title('Nuevos'))
    await userEvent.click(button('Deshacer'))
    await focusIs(() => button('Volver a pedir'))
  })

  it('R11.81 de un diálogo que no abrió un botón pasa al título de la pantalla', async () => {
    render(<Menu />)
    fireEvent.click(button('Cerrar'))
    await focusIs(title('Tienda'))
  })

  it('no se mueve si ya está en otra parte', async () => {
    render(
      <>
        <Parts />
        <input aria-label="Nota" />
      </>,
    )
    button('Reintentar').focus()
    fireEvent.click(button('Reintentar'))
    screen.getByRole('textbox').focus()
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(screen.getByRole('textbox')).toHaveFocus()
  })
})
