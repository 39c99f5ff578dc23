import { ScreenTitle } from '../../components/screen-title.tsx'
import { useHead } from '../../head.ts'

const Screen = () => {
  useHead({ title: 'Mensajes' })
  return (
    <div className="container">
      <ScreenTitle>Mensajes</ScreenTitle>
    </div>
  )
}

export default Screen
