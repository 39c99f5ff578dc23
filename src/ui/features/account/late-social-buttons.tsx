import { createChunk } from '../../code/chunk.ts'
import { LazyPart } from '../../lib/failure-boundary.tsx'
import { useServices } from '../../lib/services.ts'
import type { SocialProps } from './social-buttons.tsx'
import './account.css'

const CHUNK = createChunk<SocialProps>(() => import('./social-buttons.tsx'))

/** A file of its own: where an ad blocker stops it, nothing stands in its place, and e-mail and password work alone. */
export const LateSocialButtons = (props: SocialProps) =>
  useServices().identity.available && (
    <LazyPart chunk={CHUNK} with={props} skeleton={<div className="social-buttons-place" />} frame={() => null} />
  )
