import { clippedName } from '../lib/format.ts'

/** In the direction of its own script; a name that was cut is whole in its `title`. */
export const Name = ({ text }: { text: string }) => {
  const clipped = clippedName(text)
  return <bdi title={clipped === text ? undefined : text}>{clipped}</bdi>
}
