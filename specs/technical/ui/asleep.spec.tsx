import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { Asleep, fallAsleep, useAwake, wake } from '../../../src/ui/app/deferred-hydration.tsx'

const Counter = () => {
  const [times, setTimes] = useState(0)
  return (
    <button type="button" onClick={() => setTimes(times + 1)}>
      {`Van ${times}`}
    </button>
  )
}
const Rest = () => <p>{useAwake() ? 'Todo' : 'Lo primero'}</p>
const page = (
  <main>
    <Asleep>
      <Counter />
    </Asleep>
  </main>
)

const unmounts: (() => void)[] = []
/** A page drawn ahead of time and taken over while it sleeps. */
const takeOver = async () => {
  const box = document.createElement('div')
  document.body.append(box)
  box.innerHTML = renderToString(page)
  const troubles: unknown[] = []
  fallAsleep(window)
  const root = await act(async () => hydrateRoot(box, page, { onRecoverableError: (error) => troubles.push(error) }))
  unmounts.push(() => {
    act(() => root.unmount())
    box.remove()
  })
  const button = box.querySelector('button') as HTMLButtonElement
  const isAlive = () => Object.keys(button).some((key) => key.startsWith('__reactProps'))
  return { box, button, isAlive, troubles }
}

afterEach(async () => {
  await act(async () => wake())
  for (const unmount of unmounts.splice(0)) unmount()
})

describe('Una página dormida', () => {
  it('conserva lo que se dibujó antes, sin tomarlo todavía', async () => {
    const { box, isAlive, troubles } = await takeOver()

    expect(box.textContent).toBe('Van 0')
    expect(isAlive()).toBe(false)
    expect(troubles).toEqual([])
  })

  it('atiende el mismo clic que la despierta', async () => {
    const { box, button, troubles } = await takeOver()

    await act(async () => button.click())

    expect(box.textContent).toBe('Van 1')
    expect(box.querySelector('button')).toBe(button)
    expect(troubles).toEqual([])
  })

  it.each(['pointerover', 'touchstart', 'scroll', 'keydown', 'focusin', 'input', 'popstate'])('despierta con %s', async (sign) => {
    const { isAlive } = await takeOver()

    await act(async () => {
      const target = sign === 'popstate' ? window : document.body
      target.dispatchEvent(new Event(sign, { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, 20))
    })

    expect(isAlive()).toBe(true)
  })

  it('despierta cuando se lo piden, y una sola vez', async () => {
    const { box, isAlive } = await takeOver()

    await act(async () => {
      wake()
      wake()
      await new Promise((resolve) => setTimeout(resolve, 20))
    })

    expect(isAlive()).toBe(true)
    expect(box.textContent).toBe('Van 0')
  })

  it('deja el resto para después', async () => {
    fallAsleep(window)
    render(<Rest />)
    expect(screen.getByText('Lo primero')).toBeTruthy()

    await act(async () => wake())

    expect(screen.getByText('Todo')).toBeTruthy()
  })
})

describe('Una página que ya despertó', () => {
  it('lo muestra todo', () => {
    render(<Rest />)

    expect(screen.getByText('Todo')).toBeTruthy()
  })
})
