import type { ReactNode } from 'react'
import { Icon } from '../../kit/icon.tsx'
import { ScreenTitle } from '../../kit/screen-title.tsx'
import './account.css'

interface Props {
  title: string
  lead: ReactNode
  /** Advantages of an account; hidden on small screens, where the form comes first. */
  points?: readonly string[]
  children: ReactNode
}

/** The layout of login, sign-up, recovery and verification: text on one side, the form on a tag. */
export const AccountFrame = ({ title, lead, points = [], children }: Props) => (
  <div className="container account-screen">
    <div className="stack">
      <ScreenTitle>{title}</ScreenTitle>
      <p className="account-lead">{lead}</p>
      {points.length > 0 && (
        <ul className="account-points">
          {points.map((point) => (
            <li key={point}>
              <Icon name="check" size={20} />
              {point}
            </li>
          ))}
        </ul>
      )}
    </div>
    <div className="account-card">{children}</div>
  </div>
)
