import './wordmark.css'

/** The name with its stitch. Text, so that it follows the scheme and needs no file; its link names it. */
export const Wordmark = () => (
  <span className="wordmark">
    Puntada
    <svg className="wordmark-thread" width="100%" height="8" aria-hidden="true" focusable="false">
      <line x1="2" x2="100%" y1="4" y2="4" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeDasharray="9 7" />
    </svg>
  </span>
)
