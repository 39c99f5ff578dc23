interface Props {
  label: string
  value: number
  max: number
  /** `Faltan $320 de $1,500`. Screen readers say it instead of the number. */
  text: string
}

export const ProgressStitch = ({ label, value, max, text }: Props) => {
  const part = max > 0 && Number.isFinite(value / max) ? Math.min(1, Math.max(0, value / max)) : 1
  const percent = Math.round(part * 100)
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
        {/* Widths as SVG attributes, because the CSP refuses style attributes in HTML. */}
        <svg width="100%" height="12" aria-hidden="true">
          <line className="progress-bed" x1="4" x2="100%" y1="6" y2="6" />
          <svg width={`${percent}%`} height="12">
            <line className="progress-thread" x1="4" x2="200%" y1="6" y2="6" />
          </svg>
        </svg>
      </div>
      <p className="strong tabular small">{text}</p>
    </div>
  )
}
