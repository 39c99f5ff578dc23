import { ScreenTitle } from '../../components/screen-title.tsx'
import { useHead } from '../../head.ts'

const Screen = () => {
  useHead({ title: 'Productos' })
  return (
    <div className="container">
      <ScreenTitle>Productos</ScreenTitle>
    </div>
  )
}

export default Screen
