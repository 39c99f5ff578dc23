import { ScreenTitle } from '../kit/screen-title.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import './screen-skeleton.css'

/** What stands in for a screen while its chunk comes. */
export const ScreenSkeleton = ({ title }: { title: string }) => (
  <div className="container screen-skeleton">
    <ScreenTitle>{title}</ScreenTitle>
    <Skeleton />
  </div>
)
