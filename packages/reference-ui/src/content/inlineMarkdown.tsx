import { createElement, Fragment, type ReactNode } from 'react'
import { TextLink } from '../ui/TextLink.tsx'

/** Longer messages are cut: a promotional line has no use for more, and the time to read them stays small (threats N2). */
const LONGEST = 2000

/** `**strong**`, `*emphasis*`, `[label](address)`; everything else is text, markup included. */
const MARKS = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^[\]]+)\]\(([^()\s]+)\)/g

/** Inline markdown of editors as React nodes: never HTML. `hrefOf` decides which addresses may be links. */
export const inlineMarkdown = (text: string, hrefOf: (url: string) => string | null): ReactNode => {
  const nodes: ReactNode[] = []
  const source = text.slice(0, LONGEST)
  let end = 0
  for (const match of source.matchAll(MARKS)) {
    const [whole, strong, emphasis, label, address] = match
    nodes.push(source.slice(end, match.index))
    end = match.index + whole.length
    const href = address === undefined ? null : hrefOf(address)
    if (strong !== undefined) nodes.push(<strong>{strong}</strong>)
    else if (emphasis !== undefined) nodes.push(<em>{emphasis}</em>)
    else nodes.push(href === null ? label : <TextLink href={href}>{label}</TextLink>)
  }
  nodes.push(source.slice(end))
  return createElement(Fragment, null, ...nodes)
}
