/** As much of a server's text as is read without asking for more. */
const SHOWN = 300

/** A long text is folded, not cut. */
export const Folded = ({ text }: { text: string }) =>
  text.length <= SHOWN ? (
    <p dir="auto">{text}</p>
  ) : (
    <div className="folded" dir="auto">
      {text.slice(0, SHOWN)}…
      <details>
        <summary className="underlined">Leer lo demás</summary>…{text.slice(SHOWN)}
      </details>
    </div>
  )
