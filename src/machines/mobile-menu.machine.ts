import { setup } from 'xstate'

/** The side menu of narrow screens. Closing by hand gives the focus back to its button; a change of screen does not. */
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
