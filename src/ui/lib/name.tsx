import { clipped } from '../../domain/text.ts'

/** More letters than any real name has; what is longer is cut, and whole in its title. */
const MOST = 120

/** A name or a title from the server, in the direction of its own script. */
export const Name = ({ text }: { text: string }) => (
  <bdi title={text.length > MOST ? text : undefined}>{clipped(text, MOST)}</bdi>
)
