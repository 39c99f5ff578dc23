import { setup } from 'xstate'

/**
 * The side menu of narrow screens (R4.04). Escape, a press outside and a change of screen hide it; closing by hand
 * gives
 * the focus back to the button, leaving for another screen does not.
 *
 * Provided: `focusButton` moves the focus back to the button.
 */
export const mobileMenuMachine = setup({
  types: {
    events: {} as { type: 'toggled' } | { type: 'dismissed' } | { type: 'screen.changed' },
  },
  actions: { focusButton: () => undefined },
}).createMachine({
  id: 'mobileMenu',
  initial: 'hidden',
  states: {
    hidden: { on: { toggled: 'shown' } },
    shown: {
      on: {
        toggled: { target: 'hidden', actions: 'focusButton' },
        dismissed: { target: 'hidden', actions: 'focusButton' },
        'screen.changed': 'hidden',
      },
    },
  },
})
