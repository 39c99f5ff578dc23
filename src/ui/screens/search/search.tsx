import { ScreenTitle } from '../../components/screen-title.tsx'
import { useHead } from '../../head.ts'

const Screen = () => {
  useHead({ title: 'Resultados de búsqueda' })
  return (
    <div className="container">
      <ScreenTitle>Resultados de búsqueda</ScreenTitle>
    </div>
  )
}

export default Screen
