import { setup } from 'xstate'

/** Whether a password can be read while it is typed. Sending the form masks it again. */
export const passwordToggleMachine = setup({
  types: { events: {} as { type: 'toggled' } | { type: 'form.sent' } },
}).createMachine({
  id: 'passwordToggle',
  initial: 'masked',
  states: {
    masked: { on: { toggled: 'visible' } },
    visible: { on: { toggled: 'masked', 'form.sent': 'masked' } },
  },
})
