import { ScreenTitle } from '../../components/screen-title.tsx'
import { useHead } from '../../head.ts'

const Screen = () => {
  useHead({ title: 'Artículo' })
  return (
    <div className="container">
      <ScreenTitle>Artículo</ScreenTitle>
    </div>
  )
}

export default Screen
