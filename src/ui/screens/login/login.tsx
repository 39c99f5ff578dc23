import { ScreenTitle } from '../../components/screen-title.tsx'
import { useHead } from '../../head.ts'

const Screen = () => {
  useHead({ title: 'Ingresa' })
  return (
    <div className="container">
      <ScreenTitle>Ingresa</ScreenTitle>
    </div>
  )
}

export default Screen
