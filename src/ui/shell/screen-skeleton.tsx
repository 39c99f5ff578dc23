import { ScreenTitle } from '../kit/screen-title.tsx'
import { Skeleton } from '../kit/section.tsx'

export const ScreenSkeleton = ({ title }: { title: string }) => (
  <div className="container listing">
    <div className="touch-target" />
    <div className="stack-5">
      <ScreenTitle>{title}</ScreenTitle>
      <Skeleton />
    </div>
  </div>
)
