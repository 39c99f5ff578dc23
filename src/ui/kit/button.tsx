import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { handOverFocus } from './hand-over-focus.ts'
import { Icon, type IconName } from './icon.tsx'

export type ButtonTone = 'primary' | 'quiet' | 'ghost'

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  tone?: ButtonTone
  /** Pending: keeps the focus and the width, and ignores further clicks. */
  busy?: boolean
  wide?: boolean
  /** The second click of a double click presses nothing, even if the answer came in between. */
  sends?: boolean
  children: ReactNode
}

export const buttonClass = (tone: ButtonTone = 'primary', extra = '') => `btn btn-${tone} ${extra}`.trim()

export const Button = ({
  tone = 'primary',
  busy = false,
  wide = false,
  type = 'button',
  sends = type === 'submit',
  onClick,
  children,
  ...props
}: Props) => {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // `disabled` would lose the focus. This also prevents a second submission of the form.
    if (busy || (sends && event.detail > 1)) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      ref={handOverFocus}
      {...props}
      type={type}
      className={buttonClass(tone, wide ? 'btn-wide' : '')}
      aria-busy={busy || undefined}
      aria-disabled={busy || props['aria-disabled']}
      onClick={click}
    >
      {children}
    </button>
  )
}

interface LinkProps extends Pick<ComponentProps<'a'>, 'onClick' | 'aria-describedby'> {
  href: string
  tone?: ButtonTone
  wide?: boolean
  children: ReactNode
}

export const ButtonLink = ({ tone = 'primary', wide = false, ...props }: LinkProps) => (
  <a {...props} className={buttonClass(tone, wide ? 'btn-wide' : '')} />
)

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'children'> {
  icon: IconName
  label: string
  size?: number
}

export const IconButton = ({ icon, label, size = 24, className = '', ...props }: IconButtonProps) => (
  <button ref={handOverFocus} type="button" {...props} className={`icon-button ${className}`} aria-label={label}>
    <Icon name={icon} size={size} />
  </button>
)
