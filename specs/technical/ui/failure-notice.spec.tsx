import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FailureNotice } from '../../../src/ui/notices/failure-notice.tsx'

const retry = () => screen.getByRole('button', { name: 'Reintentar' })

describe('El aviso de una lectura que falló', () => {
  it.each([
    [1, 'El sitio pide esperar un segundo.'],
    [12, 'El sitio pide esperar 12 segundos.'],
  ])(
    'R11.34 dice cuánto pide esperar el servidor, y solo entonces deja reintentar: %i s',
    async (waitSeconds, text) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const user = userEvent.setup({ delay: null })
      const onRetry = vi.fn()
      render(<FailureNotice failure={{ kind: 'server', status: 429, waitSeconds }} onRetry={onRetry} />)
      expect(screen.getByText(text)).toBeShown()
      await user.click(retry())
      act(() => void vi.advanceTimersByTime(waitSeconds * 1000 - 1))
      await user.click(retry())
      expect(onRetry).not.toHaveBeenCalled()
      expect(retry().getAttribute('aria-disabled')).toBe('true')

      act(() => void vi.advanceTimersByTime(1))
      expect(retry().getAttribute('aria-disabled')).toBeNull()
      await user.click(retry())
      expect(onRetry).toHaveBeenCalledTimes(1)
    },
  )
})

it.each([
  ['un envío', 'signUp', 1],
  ['una lectura', undefined, 0],
] as const)('R11.89 lo que pasó con %s se trae a la vista solo si nadie lo habría visto', (_, action, times) => {
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView')
  render(<FailureNotice failure={{ kind: 'timeout' }} {...(action && { action })} />)
  expect(brought).toHaveBeenCalledTimes(times)
  brought.mockRestore()
})
