import { createContext, type ReactElement, type ReactNode, useContext } from 'react'

/** Draws a part, or puts what was drawn before in its place. */
export type Keep = (name: string, of: object, part: ReactNode) => ReactNode

/** Given by the server only. */
export const KeepContext = createContext<Keep | undefined>(undefined)

function Kept({ name, of, part }: { readonly name: string; readonly of: object; readonly part: ReactNode }) {
  const keep = useContext(KeepContext)
  return keep === undefined ? part : keep(name, of, part)
}

/**
 * A part that the server draws once and puts into every page that shows the same (docs/decisions/015). Its HTML must depend on `name`, the site and
 * what `of` says alone, whatever page it stands on, and begin and end with an element; an id of `useId` is the same only where the part has the
 * same place in every page. To the browser it is the part itself.
 */
export const kept = (name: string, of: object | null, part: ReactElement): ReactNode =>
  import.meta.env.SSR && of !== null ? <Kept key={part.key} name={name} of={of} part={part} /> : part
