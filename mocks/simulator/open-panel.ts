import type { Control } from './control.ts'

interface PanelCode {
  readonly mountPanel: (page: Document, control: Control) => void
}

/**
 * The panel comes last of all, when the page has nothing else to do; where its code does not arrive the shop goes on
 * without it.
 */
export const openPanel = (control: Control, load: () => Promise<PanelCode>): void => {
  const open = () =>
    void load().then(
      ({ mountPanel }) => mountPanel(document, control),
      () => undefined,
    )
  // oxlint-disable-next-line typescript/no-deprecated -- only where the browser has it
  if ('requestIdleCallback' in window) requestIdleCallback(open, { timeout: 2000 })
  else setTimeout(open, 300)
}
