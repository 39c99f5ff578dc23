import type { ReactNode } from 'react'
import { Breadcrumbs, ScreenTitle, type Step } from '../kit/screen-title.tsx'
import { useHead } from './head.ts'
import type { Head } from './head-tags.ts'
import { Name } from '../kit/text.tsx'
import { paths } from './paths.ts'
import { Skeleton } from '../kit/section.tsx'

interface Props extends Head {
  className?: string
  /** The way from home to this screen. */
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
      {lead && <p className="screen-lead large muted">{lead}</p>}
      {children}
    </div>
  )
}

export const ScreenSkeleton = ({ title }: { title: string }) => (
  <div className="container listing">
    <div className="touch-target" />
    <div className="stack-5">
      <ScreenTitle>{title}</ScreenTitle>
      <Skeleton />
    </div>
  </div>
)
