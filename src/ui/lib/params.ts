import { createContext, useContext } from 'react'

export const ParamsContext = createContext<Readonly<Record<string, string>>>({})

/** A decoded parameter of the screen's path (`useParam('id')`). */
export const useParam = (name: string): string => useContext(ParamsContext)[name] ?? ''
