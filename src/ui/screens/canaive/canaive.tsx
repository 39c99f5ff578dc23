import { ScreenTitle } from '../../components/screen-title.tsx'
import { useHead } from '../../head.ts'

const Screen = () => {
  useHead({ title: 'Verificación Canaive' })
  return (
    <div className="container">
      <ScreenTitle>Verificación Canaive</ScreenTitle>
    </div>
  )
}

export default Screen
