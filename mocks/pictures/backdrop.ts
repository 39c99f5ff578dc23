import { INK } from './ink.ts'

export function hanger(clips: boolean): string {
  const hook = 'M0 206V172C0 150 30 146 30 116C30 84 -14 80 -20 110'
  const bar = clips ? 'M-150 176H150' : 'M-118 238L0 192L118 238'
  return (
    `<path fill="none" stroke="${INK}" stroke-width="9" stroke-linecap="round" d="` +
    `${clips ? hook.replace('206', '172') : hook}"/>` +
    `<path fill="none" stroke="${INK}" stroke-width="24" stroke-linecap="round" stroke-linejoin="round" d="${bar}"/>` +
    `<path fill="none" stroke="#d9a066" stroke-width="14" stroke-linecap="round" stroke-linejoin="round" d="${bar}"/>`
  )
}

export const CLIPS =
  `<path fill="#c9ced6" stroke="${INK}" stroke-width="5" d="M-112 166H-84` + 'V224H-112ZM84 166H112V224H84Z"/>'
