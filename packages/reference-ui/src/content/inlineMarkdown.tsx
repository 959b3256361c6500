import { type InlineMark, inlineMarkdown as marksOf } from '@cairn/core/content'
import { createElement, Fragment, type ReactNode } from 'react'
import { TextLink } from '../ui/button/TextLink.tsx'

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

/**
 * Renders an editor's inline Markdown as React nodes, never as HTML. `hrefOf` returns null for URLs that must not
 * become links.
 */
export const inlineMarkdown = (text: string, hrefOf: (url: string) => string | null): ReactNode =>
  createElement(Fragment, null, ...marksOf(text).map((mark) => nodeOf(mark, hrefOf)))
