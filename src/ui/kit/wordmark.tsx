/** The site's name with its stitch, as text, so that it follows the colour scheme. Its link has the accessible name. */
export const Wordmark = () => (
  <span className="wordmark">
    Puntada
    <svg className="wordmark-thread" width="100%" height="8" aria-hidden="true" focusable="false">
      <line x1="2" x2="100%" y1="4" y2="4" />
    </svg>
  </span>
)
