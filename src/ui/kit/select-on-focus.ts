import type { FocusEvent, MouseEvent } from 'react'

const pressed = new WeakSet<HTMLInputElement>()

/** WebKit would give the selection up at the end of the press that brought the focus. */
export const selectOnFocus = {
  onMouseDown: ({ currentTarget }: MouseEvent<HTMLInputElement>): void => void pressed.delete(currentTarget),
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
    pressed.add(currentTarget)
    currentTarget.select()
  },
  onMouseUp: (event: MouseEvent<HTMLInputElement>): void => {
    if (pressed.delete(event.currentTarget)) event.preventDefault()
  },
}
