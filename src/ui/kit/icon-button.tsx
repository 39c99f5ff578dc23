import type { ComponentProps } from 'react'
import { handOverFocus } from './hand-over-focus.ts'
import { Icon, type IconName } from './icon.tsx'

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'children'> {
  icon: IconName
  label: string
  size?: number
}

export const IconButton = ({ icon, label, size = 24, className = '', ...rest }: Props) => (
  <button ref={handOverFocus} type="button" {...rest} className={`icon-button ${className}`} aria-label={label}>
    <Icon name={icon} size={size} />
  </button>
)
