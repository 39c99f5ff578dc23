import { createContext, useContext } from 'react'

export const ParamsContext = createContext<Readonly<Record<string, string>>>({})

/** A part of the screen's path, decoded (`useParam('id')`). */
export const useParam = (name: string): string => useContext(ParamsContext)[name] ?? ''
