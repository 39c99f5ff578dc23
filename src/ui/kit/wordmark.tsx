/** The site's name with its stitch, as text, so that it follows the colour scheme. Its link has the accessible name. */
export const Wordmark = () => (
  <span className="wordmark">
    Puntada
    <span className="stitch" />
  </span>
)
