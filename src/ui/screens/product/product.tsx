import { ScreenTitle } from '../../components/screen-title.tsx'
import { useHead } from '../../head.ts'

const Screen = () => {
  useHead({ title: 'Producto' })
  return (
    <div className="container">
      <ScreenTitle>Producto</ScreenTitle>
    </div>
  )
}

export default Screen
