import { Fragment, type ReactNode } from 'react'
import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import { titledTexts } from '../../lib/titled-texts.ts'
import './info-facts.css'

interface Props extends DialogProps {
  title: string
  lead: string
  /** What the deployment says of it, as `titledTexts` reads it; nothing where it is empty. */
  setting: string
  children: ReactNode
}

export const InfoDialog = ({ title, lead, setting, children, ...dialog }: Props) => (
  <Dialog {...dialog} title={title}>
    {/* Focusable, so that the keyboard can scroll it: it has no controls. */}
    <div className="prose info-facts" role="group" aria-label={title} tabIndex={0}>
      <p>{lead}</p>
      {setting !== '' && (
        <dl className="stack-1">
          {titledTexts(setting).map(([term, text]) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {children}
    </div>
  </Dialog>
)
