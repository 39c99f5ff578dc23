import './progress-stitch.css'

interface Props {
  label: string
  value: number
  max: number
  /** `Faltan $320 de $1,500`. Screen readers say it instead of the number. */
  text: string
}

const percentOf = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100)

export const Stitch = ({ part }: { part: number }) => (
  // Widths are SVG attributes, because the CSP refuses style attributes in HTML.
  <svg width="100%" height="12" aria-hidden="true" className={percentOf(part) === 100 ? 'agave' : 'pink'}>
    <line className="progress-bed" x1="4" x2="100%" y1="6" y2="6" />
    <svg width={`${percentOf(part)}%`} height="12">
      <line className="progress-thread" x1="4" x2="200%" y1="6" y2="6" />
    </svg>
  </svg>
)

export const ProgressStitch = ({ label, value, max, text }: Props) => {
  const part = max > 0 && Number.isFinite(value / max) ? value / max : 1
  const percent = percentOf(part)
  return (
    <div className={percent === 100 ? 'stack-1 agave' : 'stack-1 pink'}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <Stitch part={part} />
      </div>
      <p className="strong tabular small">{text}</p>
    </div>
  )
}
