import { ScreenTitle } from '../../components/screen-title.tsx'
import { useHead } from '../../head.ts'

const Screen = () => {
  useHead({ title: 'Ropa de mayoreo de Guanajuato' })
  return (
    <div className="container">
      <ScreenTitle>Ropa de mayoreo de Guanajuato</ScreenTitle>
    </div>
  )
}

export default Screen
