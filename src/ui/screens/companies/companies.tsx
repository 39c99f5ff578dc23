import { ScreenTitle } from '../../components/screen-title.tsx'
import { useHead } from '../../head.ts'

const Screen = () => {
  useHead({ title: 'Empresas' })
  return (
    <div className="container">
      <ScreenTitle>Empresas</ScreenTitle>
    </div>
  )
}

export default Screen
