import type { PartName } from '@cairn/garments'
import type { SeedText } from './catalogue.types.ts'
import type { ContentLanguage } from './keys.ts'
import { isVague, partsNamed } from './partPatterns/index.ts'

/** Parts that a text may leave out, because every product of its type has them; a text that names them needs them. */
export const MAY_BE_LEFT_OUT: readonly PartName[] = [
  'long-back',
  'bound-edges',
  'flat-seams',
  'side-straps',
  'back-panel',
  'peak',
]

export type ReadText = Pick<SeedText, 'name' | 'summary' | 'description' | 'features'>

/** Splits a text into its sentences and features. */
export const sentencesOf = ({ name, summary, description, features }: ReadText): string[] => [
  name,
  ...[summary, description].flatMap((prose) => prose.split(/(?<=[.!?]) /)),
  ...features,
]

/**
 * Compares what a text claims with the parts that the pictures of the product show, both ways.
 * @returns a message for each part that is claimed but not drawn, or drawn but not named.
 */
export function partFaults(drawn: ReadonlySet<PartName>, text: ReadText, language: ContentLanguage): string[] {
  const sentences = sentencesOf(text)
  const named = partsNamed(sentences.join('\n'), language)
  return [
    ...[...named].filter((part) => !drawn.has(part)).map((part) => `${part} is claimed, but not drawn`),
    ...[...drawn]
      .filter((part) => !named.has(part) && !MAY_BE_LEFT_OUT.includes(part))
      .map((part) => `${part} is drawn, but not named`),
    ...sentences.filter((sentence) => isVague(sentence, language)).map((sentence) => `which part: ${sentence}`),
  ]
}
