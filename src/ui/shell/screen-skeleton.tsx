import { ScreenTitle } from '../kit/screen-title.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import './screen-skeleton.css'

/** The placeholder of a screen while its chunk loads. */
export const ScreenSkeleton = ({ title }: { title: string }) => (
  <div className="container screen-skeleton">
    <ScreenTitle>{title}</ScreenTitle>
    <Skeleton />
  </div>
)
