/** R11.83 */
export const NewWindow = () => <span className="visually-hidden"> (se abre en otra ventana)</span>
