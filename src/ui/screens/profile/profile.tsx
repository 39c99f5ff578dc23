import { ScreenTitle } from '../../components/screen-title.tsx'
import { useHead } from '../../head.ts'

const Screen = () => {
  useHead({ title: 'Mi cuenta' })
  return (
    <div className="container">
      <ScreenTitle>Mi cuenta</ScreenTitle>
    </div>
  )
}

export default Screen
