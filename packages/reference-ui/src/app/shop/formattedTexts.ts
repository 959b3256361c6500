import { createContext, useContext } from 'react'

/**
 * Texts formatted with `Intl`, by key. Making a formatter costs a phone more than rendering ten cards, so the server
 * sends the texts of the first page; a text depends only on its key and the site.
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
