import type { SizeFinderMessages } from '../../../messages/sizeFinder/index.ts'
import { measuredIn, type Unit } from '../lengths.ts'
import type { BodySize, Girth, SizeAdvice } from './findSize.ts'

interface AdviceTexts {
  readonly words: SizeFinderMessages
  readonly unit: Unit
  readonly hreflang: string
  readonly labelOf: (key: string) => string
}

/** Returns the sentences that say why a size is suggested and what to do between two sizes. */
export const describeAdvice = (
  advice: SizeAdvice,
  sizes: readonly BodySize[],
  { words, unit, hreflang, labelOf }: AdviceTexts,
): string => {
  const size = labelOf(advice.size.key)
  if (advice.kind === 'between') {
    const other = labelOf(advice.other.key)
    const isSmaller = sizes.indexOf(advice.size) < sizes.indexOf(advice.other)
    const between = isSmaller ? words.between(size, other) : words.between(other, size)
    return `${between} ${words[advice.reason](size, other)}`
  }
  if (advice.kind === 'split') return words.split(labelOf(advice.waist.key), labelOf(advice.hip.key), size)
  const { kind, girth } = advice
  const ends = rangesOf(kind === 'outside' ? sizes : [advice.size], girth).flat()
  const range = measuredIn(unit, hreflang)([Math.min(...ends), Math.max(...ends)])
  return words[kind](size, words.girth[girth], words[unit](range))
}

const rangesOf = (sizes: readonly BodySize[], girth: Girth) => sizes.flatMap(({ ranges }) => [ranges[girth] ?? []])
