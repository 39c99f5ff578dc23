/** Tells screen readers that the link around it opens another window. */
export const NewWindow = () => <span className="visually-hidden"> (se abre en otra ventana)</span>
