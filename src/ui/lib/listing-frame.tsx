import type { ReactNode } from 'react'
import { Breadcrumbs } from '../kit/breadcrumbs.tsx'
import { ScreenTitle } from '../kit/screen-title.tsx'
import { useHead } from './head.ts'
import { paths } from './paths.ts'
import './listing-frame.css'

interface Props {
  title: string
  description: string
  path: string
  lead: string
  children: ReactNode
}

/** The frame of a screen that lists what the site has: breadcrumbs, title and lead. */
export const ListingFrame = ({ title, description, path, lead, children }: Props) => {
  useHead({ title, description, path })
  return (
    <div className="container listing-frame">
      <Breadcrumbs steps={[{ text: 'Inicio', href: paths.home() }, { text: title }]} />
      <ScreenTitle>{title}</ScreenTitle>
      <p className="listing-frame-lead muted">{lead}</p>
      {children}
    </div>
  )
}
