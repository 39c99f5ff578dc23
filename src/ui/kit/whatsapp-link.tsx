import type { ReactNode } from 'react'
import { buttonClass, type ButtonTone } from './button.tsx'
import { Icon } from './icon.tsx'
import { NewWindow } from './new-window.tsx'

interface Props {
  href: string
  tone?: ButtonTone
  onClick: () => void
  children: ReactNode
}

export const WhatsappLink = ({ href, tone = 'primary', onClick, children }: Props) => (
  <a className={buttonClass(tone)} href={href} target="_blank" rel="noopener" onClick={onClick}>
    <Icon name="whatsapp" size={20} />
    {children}
    <NewWindow />
  </a>
)
