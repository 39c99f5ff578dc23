import type { MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonTone } from './button.tsx'
import { Icon } from './icon.tsx'
import { NewWindow } from './text.tsx'

interface Props {
  href: string
  tone?: ButtonTone
  onClick: () => void
  children: ReactNode
}

export const WhatsappLink = ({ href, tone = 'primary', onClick, children }: Props) => {
  // The second click of a double click would open a second window and record a second contact.
  const press = (event: MouseEvent) => (event.detail < 2 ? onClick() : event.preventDefault())
  return (
    <a className={buttonClass(tone)} href={href} target="_blank" rel="noopener" onClick={press}>
      <Icon name="whatsapp" size={20} />
      <span>{children}</span>
      <NewWindow />
    </a>
  )
}
