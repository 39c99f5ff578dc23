import { ScreenTitle } from '../../components/screen-title.tsx'
import { useHead } from '../../head.ts'

const Screen = () => {
  useHead({ title: 'Recupera tu contraseña' })
  return (
    <div className="container">
      <ScreenTitle>Recupera tu contraseña</ScreenTitle>
    </div>
  )
}

export default Screen
