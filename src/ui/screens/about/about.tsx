import { ScreenTitle } from '../../components/screen-title.tsx'
import { useHead } from '../../head.ts'

const Screen = () => {
  useHead({ title: 'Quiénes somos' })
  return (
    <div className="container">
      <ScreenTitle>Quiénes somos</ScreenTitle>
    </div>
  )
}

export default Screen
