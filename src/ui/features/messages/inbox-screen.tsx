import { EmptyState } from '../../kit/empty-state.tsx'
import { ScreenTitle } from '../../kit/screen-title.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { useHead } from '../../lib/head.ts'
import { LoginGate } from '../../lib/login.tsx'
import { Inbox } from './inbox.tsx'
import './messages.css'

export default function InboxScreen() {
  useHead({ title: 'Mensajes', description: 'Tus conversaciones con los fabricantes.' })
  return (
    <div className="container messages">
      <ScreenTitle>Mensajes</ScreenTitle>
      <LoginGate
        icon="message"
        title="Ingresa para ver tus mensajes"
        text="Aquí están tus conversaciones con los fabricantes."
        skeleton={<Skeleton kind="rows" count={5} />}
      >
        {({ mail }) => (
          <>
            <Inbox user={mail} />
            <div className="messages-pane wide-only">
              <EmptyState
                icon="message"
                title="Elige una conversación"
                text="A la izquierda están los fabricantes con los que has hablado."
              />
            </div>
          </>
        )}
      </LoginGate>
    </div>
  )
}
