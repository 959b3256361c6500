import { type InlineMark, inlineMarkdown as marksOf } from '@cairn/core/content'
import { createElement, Fragment, type ReactNode } from 'react'
import { TextLink } from '../ui/TextLink.tsx'

const nodeOf = (mark: InlineMark, hrefOf: (url: string) => string | null): ReactNode => {
  switch (mark.kind) {
    case 'strong':
      return <strong>{mark.text}</strong>
    case 'emphasis':
      return <em>{mark.text}</em>
    case 'link': {
      const href = hrefOf(mark.url)
      return href === null ? mark.text : <TextLink href={href}>{mark.text}</TextLink>
    }
    default:
      return mark.text
  }
}

/** Inline markdown of editors as React nodes: never HTML. `hrefOf` decides which addresses may be links. */
export const inlineMarkdown = (text: string, hrefOf: (url: string) => string | null): ReactNode =>
  createElement(Fragment, null, ...marksOf(text).map((mark) => nodeOf(mark, hrefOf)))
