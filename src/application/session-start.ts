import { createActor } from 'xstate'
import { sessionMachine } from '../machines/session.machine.ts'

type Actions = NonNullable<Parameters<typeof sessionMachine.provide>[0]['actions']>

/** Starts the session's machine. It is a file of its own because a guest's page needs neither it nor its library. */
export const startSession = (actions: Pick<Actions, 'persist' | 'forget' | 'reload'>) =>
  createActor(sessionMachine.provide({ actions })).start()
