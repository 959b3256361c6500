import { unescapeText } from '../mappers/text.ts'

/**
 * Turns the HTML of a rich-text editor into plain text, with a line break after each block. The result may contain `<`,
 * so show it as text and never as HTML.
 */
export const plainText = (html: string): string =>
  unescapeText(html.replace(/<(?:br|\/(?:p|li|div|h[1-6]))\b[^>]*>/gi, '\n').replace(/<[^>]*>/g, ''))
    .replace(/\s*\n\s*/g, '\n')
    .trim()
