import type { ComponentProps, MouseEvent } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { NewWindow } from './text.tsx'

const TONES = {
  primary: 'btn btn-primary',
  quiet: 'btn btn-quiet',
  ghost: 'btn btn-ghost',
  text: 'btn-text underlined small strong pink',
  pill: 'pill small',
} as const

export type ButtonTone = keyof typeof TONES

const buttonClass = (tone: ButtonTone = 'primary', extra = '') => `${TONES[tone]} ${extra}`.trim()

interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone
  /** Pending: keeps the focus and the width, and ignores further clicks. */
  busy?: boolean
  /** The second click of a double click presses nothing, even if the answer came in between. */
  sends?: boolean
}

export const Button = ({
  tone,
  busy = false,
  type = 'button',
  sends = type === 'submit',
  className,
  onClick,
  ...props
}: ButtonProps) => {
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
      className={buttonClass(tone, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || props['aria-disabled']}
      onClick={click}
    />
  )
}

interface LinkProps extends ComponentProps<'a'> {
  href: string
  tone?: ButtonTone
}

export const ButtonLink = ({ tone, className, ...props }: LinkProps) => (
  <a {...props} className={buttonClass(tone, className)} />
)

interface WhatsappProps extends Pick<LinkProps, 'href' | 'tone' | 'children'> {
  onClick: () => void
}

export const WhatsappLink = ({ onClick, children, ...link }: WhatsappProps) => (
  <ButtonLink
    {...link}
    target="_blank"
    rel="noopener"
    // The second click of a double click would open a second window and record a second contact.
    onClick={(event) => (event.detail < 2 ? onClick() : event.preventDefault())}
  >
    <Icon name="whatsapp" size={20} />
    <span>{children}</span>
    <NewWindow />
  </ButtonLink>
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

const SECTIONS = 'section, aside, dialog, form, article, main'

const isShown = (element: Element) => element.isConnected && element.closest('dialog:not([open])') === null

const headingOf = (section: Element) => {
  const label = section.getAttribute('aria-labelledby')
  return (
    (label === null ? null : document.getElementById(label)) ?? section.querySelector<HTMLElement>('h1, h2, h3, legend')
  )
}

const sectionsAround = (element: Element): readonly Element[] => {
  const section = element.parentElement?.closest(SECTIONS)
  return section ? [section, ...sectionsAround(section)] : []
}

/**
 * The `ref` of a control that may be removed while it has the focus. The focus passes to the neighbour of the list item
 * that is gone, else to the button in its place, else to the heading of its section.
 */
export const handOverFocus = (control: HTMLElement | null) => () => {
  if (control === null || document.activeElement !== control) return
  const item = control.closest('li, [role="group"]')
  const near = [control.parentElement, item, item?.nextElementSibling, item?.previousElementSibling]
  const sections = [...sectionsAround(control), document.querySelector('main')]
  // The effects of the same change come first: they may place the focus themselves.
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const next = near.map((element) => element && isShown(element) && element.querySelector('button')).find(Boolean)
    const heading = sections.map((section) => section && isShown(section) && headingOf(section)).find(Boolean)
    if (!next && heading) heading.tabIndex = -1
    const target = next || heading
    if (target) target.focus({ preventScroll: true })
  })
}
