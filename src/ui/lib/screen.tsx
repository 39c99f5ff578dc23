import type { ReactNode } from 'react'
import { Breadcrumbs, type Step } from '../kit/breadcrumbs.tsx'
import { ScreenTitle } from '../kit/screen-title.tsx'
import { useHead, type Head } from './head.ts'
import { Name } from '../kit/text.tsx'
import { paths } from './paths.ts'

interface Props extends Head {
  className?: string
  /** The way from home to this screen; no breadcrumbs if left out. */
  crumbs?: readonly Step[]
  heading?: ReactNode
  lead?: string
  children: ReactNode
}

export const Screen = ({ className = '', crumbs, heading, lead, children, ...head }: Props) => {
  useHead(head)
  return (
    <div className={`container ${className}`}>
      {crumbs && <Breadcrumbs steps={[{ text: 'Inicio', href: paths.home }, ...crumbs]} />}
      <ScreenTitle>{heading ?? <Name text={head.title} />}</ScreenTitle>
      {lead !== undefined && <p className="screen-lead large muted">{lead}</p>}
      {children}
    </div>
  )
}
