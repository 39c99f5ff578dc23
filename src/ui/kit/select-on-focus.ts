import type { FocusEvent, MouseEvent } from 'react'

/** Fields that took the focus by the press that is under way. */
const pressed = new WeakSet<HTMLInputElement>()

/**
 * Handlers of a field whose text is selected when it takes the focus, so that typing replaces it. WebKit would give the
 * selection up again at the end of the press that brought the focus.
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
