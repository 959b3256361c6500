import type { SizeFinderMessages } from '../../../messages/sizeFinder/index.ts'
import type { SoldOutSize } from './sizeStock.ts'

/** Returns the sentence that says where else a sold-out size can be bought, or that the shop writes when it is back. */
export const describeSoldOut = (
  size: string,
  { color, otherColors }: SoldOutSize,
  words: SizeFinderMessages,
  hreflang: string,
): string =>
  color === null || otherColors.length === 0
    ? words.soldOut(size)
    : words.soldOutIn(size, color, new Intl.ListFormat(hreflang).format(otherColors))
