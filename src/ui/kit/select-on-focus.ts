import type { FocusEvent, MouseEvent } from 'react'

/** Fields that took the focus by the press that is under way. */
const pressed = new WeakSet<HTMLInputElement>()

/**
 * Selects the text of a field that takes the focus; WebKit would give the selection up at the end of the press that
 * brought it.
 */
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
