import { Fragment } from 'react'
import { titledTexts } from '../../lib/titled-texts.ts'

/** What the deployment says of how one pays or receives; nothing where it says nothing. */
export const TitledTexts = ({ setting }: { setting: string }) =>
  setting !== '' && (
    <dl className="stack-1">
      {titledTexts(setting).map(([title, text]) => (
        <Fragment key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  )
