import { clippedName } from '../lib/format.ts'

/** A name or a title from the server, in the direction of its own script; a name that had to be cut is whole in its title. */
export const Name = ({ text }: { text: string }) => {
  const clipped = clippedName(text)
  return <bdi title={clipped === text ? undefined : text}>{clipped}</bdi>
}
