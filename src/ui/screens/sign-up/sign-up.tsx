import { ScreenTitle } from '../../components/screen-title.tsx'
import { useHead } from '../../head.ts'

const Screen = () => {
  useHead({ title: 'Crea tu cuenta' })
  return (
    <div className="container">
      <ScreenTitle>Crea tu cuenta</ScreenTitle>
    </div>
  )
}

export default Screen
