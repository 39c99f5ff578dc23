import { ScreenTitle } from '../../components/screen-title.tsx'
import { useHead } from '../../head.ts'

const Screen = () => {
  useHead({ title: 'Blog' })
  return (
    <div className="container">
      <ScreenTitle>Blog</ScreenTitle>
    </div>
  )
}

export default Screen
