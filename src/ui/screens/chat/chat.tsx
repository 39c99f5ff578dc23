import { ScreenTitle } from '../../components/screen-title.tsx'
import { useHead } from '../../head.ts'

const Screen = () => {
  useHead({ title: 'Chat' })
  return (
    <div className="container">
      <ScreenTitle>Chat</ScreenTitle>
    </div>
  )
}

export default Screen
