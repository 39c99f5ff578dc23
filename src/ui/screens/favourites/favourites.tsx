import { ScreenTitle } from '../../components/screen-title.tsx'
import { useHead } from '../../head.ts'

const Screen = () => {
  useHead({ title: 'Favoritos' })
  return (
    <div className="container">
      <ScreenTitle>Favoritos</ScreenTitle>
    </div>
  )
}

export default Screen
