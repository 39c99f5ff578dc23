import { ScreenTitle } from '../../components/screen-title.tsx'
import { useHead } from '../../head.ts'

const Screen = () => {
  useHead({ title: 'Categorías' })
  return (
    <div className="container">
      <ScreenTitle>Categorías</ScreenTitle>
    </div>
  )
}

export default Screen
