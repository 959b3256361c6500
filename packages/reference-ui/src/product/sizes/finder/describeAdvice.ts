import type { SizeFinderMessages } from '../../../messages/sizeFinder/index.ts'
import { measuredIn, type Unit } from '../lengths.ts'
import type { ChestSize, SizeAdvice } from './findSize.ts'

interface AdviceTexts {
  readonly words: SizeFinderMessages
  readonly unit: Unit
  readonly hreflang: string
  readonly labelOf: (key: string) => string
}

/** Returns the sentences that say why a size is suggested and what to do between two sizes. */
export const describeAdvice = (
  advice: SizeAdvice,
  sizes: readonly ChestSize[],
  { words, unit, hreflang, labelOf }: AdviceTexts,
): string => {
  const say = measuredIn(unit, hreflang)
  const size = labelOf(advice.size.key)
  if (advice.kind === 'unmeasured') return words.unmeasured(size, words[unit](say(advice.size.chest)))
  if (advice.kind === 'fits') return words.fits(size, words[unit](say(advice.size.chest)))
  if (advice.kind === 'between') {
    const other = labelOf(advice.other.key)
    return `${words.between(size, other)} ${words[advice.reason](size, other)}`
  }
  const ends = sizes.flatMap(({ chest }) => chest)
  return words.outside(size, words[unit](say([Math.min(...ends), Math.max(...ends)])))
}
