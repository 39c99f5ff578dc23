import { setup } from 'xstate'

/**
 * The side menu of narrow screens (R4.04). Escape, a choice and a change of screen hide it; closing by hand gives
 * the focus back to the button, leaving for another screen does not.
 *
 * Provided: `focusMenu` moves the focus into the menu, `focusButton` back to its button.
 */
export const mobileMenuMachine = setup({
  types: {
    events: {} as
      { type: 'toggled' } | { type: 'escape.pressed' } | { type: 'outside.pressed' } | { type: 'screen.changed' },
  },
  actions: { focusMenu: () => undefined, focusButton: () => undefined },
}).createMachine({
  id: 'mobileMenu',
  initial: 'hidden',
  states: {
    hidden: { on: { toggled: 'shown' } },
    shown: {
      entry: 'focusMenu',
      on: {
        toggled: { target: 'hidden', actions: 'focusButton' },
        'escape.pressed': { target: 'hidden', actions: 'focusButton' },
        'outside.pressed': { target: 'hidden', actions: 'focusButton' },
        'screen.changed': 'hidden',
      },
    },
  },
})
