/** As much of a server's text as is read without asking for more. */
const SHOWN = 300

/** A long text is folded, not cut. */
export const Folded = ({ text }: { text: string }) =>
  text.length <= SHOWN ? (
    <p dir="auto">{text}</p>
  ) : (
    <div className="folded" dir="auto">
      <span>{`${text.slice(0, SHOWN)}…`}</span>
      <details>
        <summary className="underlined">Leer lo demás</summary>
        <span>{`…${text.slice(SHOWN)}`}</span>
      </details>
    </div>
  )
