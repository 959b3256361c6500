import { createContext, type ReactElement, type ReactNode, useContext } from 'react'

/** Renders a part of a page, or inserts the part's cached HTML. */
export type RenderPart = (name: string, of: object, part: ReactNode) => ReactNode

/** Only the server provides this context. Without it every part is rendered normally. */
export const CachedPartContext = createContext<RenderPart | undefined>(undefined)

function Part({ name, of, part }: { readonly name: string; readonly of: object; readonly part: ReactNode }) {
  const renderPart = useContext(CachedPartContext)
  return renderPart === undefined ? part : renderPart(name, of, part)
}

/**
 * Marks a part of a page that the server renders once and reuses in all pages with the same content
 * (docs/decisions/015). The HTML of the part may depend only on `name`, the site and `of`, must begin and end with an
 * element, and may use `useId` only if the part has the same position in every page.
 */
export const cachedPart = (name: string, of: object | null, part: ReactElement): ReactNode =>
  import.meta.env.SSR && of !== null ? <Part key={part.key} name={name} of={of} part={part} /> : part
