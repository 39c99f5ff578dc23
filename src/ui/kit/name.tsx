import { clippedName } from '../lib/format.ts'

/** Letters of a title that would fill a phone. */
const MANY = 60

/** In the direction of its own script; a name that was cut is whole in its `title`. */
export const Name = ({ text }: { text: string }) => {
  const clipped = clippedName(text)
  return (
    <bdi title={clipped === text ? undefined : text} className={text.length > MANY ? 'name-long' : undefined}>
      {clipped}
    </bdi>
  )
}
