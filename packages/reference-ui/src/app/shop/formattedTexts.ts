import { createContext, useContext } from 'react'

/**
 * Texts formatted with `Intl`, by key; a text depends only on its key and the site. The server sends the texts of the
 * first page, because on a phone the creation of a formatter takes longer than the rendering of ten cards.
 */
export type FormattedTexts = Record<string, string>

export const FormattedTextsContext = createContext<FormattedTexts | undefined>(undefined)

/** Returns a function that gives the text of a key and formats it only once per page. */
export const useFormatOnce = (): ((key: string, make: () => string) => string) => {
  const formattedTexts = useContext(FormattedTextsContext)
  return (key, make) => {
    const text = formattedTexts?.[key] ?? make()
    if (formattedTexts) formattedTexts[key] = text
    return text
  }
}
