import { createContext, useContext } from 'react'

/**
 * Texts made with `Intl`, by what they say. Making a formatter costs a phone more than drawing ten cards, so the server hands over those of
 * the first page; what comes later is made where it is needed. A text depends on its key and the site alone.
 */
export type Told = Record<string, string>

export const ToldContext = createContext<Told | undefined>(undefined)

/** Gives the text of a key, made once for the page. */
export const useTold = (): ((key: string, make: () => string) => string) => {
  const told = useContext(ToldContext)
  return (key, make) => {
    const text = told?.[key] ?? make()
    if (told) told[key] = text
    return text
  }
}
