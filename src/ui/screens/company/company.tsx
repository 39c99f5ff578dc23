import { ScreenTitle } from '../../components/screen-title.tsx'
import { useHead } from '../../head.ts'

const Screen = () => {
  useHead({ title: 'Empresa' })
  return (
    <div className="container">
      <ScreenTitle>Empresa</ScreenTitle>
    </div>
  )
}

export default Screen
