import type { KeyboardEvent } from 'react'
import { isComposing } from '../../lib/is-composing.ts'

/** Rows down and columns across. */
type Direction = readonly [number, number]

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  Enter: [1, 0],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const isAtEdge = (input: HTMLInputElement, key: string) => {
  if (key === 'ArrowLeft') return input.selectionStart === 0
  if (key === 'ArrowRight') return input.selectionEnd === input.value.length
  return true
}

/** Null for a key that stays in its text. */
export const directionOf = (event: KeyboardEvent<HTMLInputElement>): Direction | null => {
  const direction = DIRECTIONS[event.key]
  const isCommand = event.altKey || event.ctrlKey || event.metaKey || isComposing(event)
  return direction === undefined || isCommand || !isAtEdge(event.currentTarget, event.key) ? null : direction
}
