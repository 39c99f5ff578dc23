import { ScreenTitle } from '../../components/screen-title.tsx'
import { useHead } from '../../head.ts'

const Screen = () => {
  useHead({ title: 'Verifica tu cuenta' })
  return (
    <div className="container">
      <ScreenTitle>Verifica tu cuenta</ScreenTitle>
    </div>
  )
}

export default Screen
