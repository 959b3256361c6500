import type { SeedText } from './catalogue.types.ts'
import { closingsOf } from './closings.ts'
import type { Draft } from './draft.types.ts'
import { careOf } from './facts/care.ts'
import { compositionText } from './facts/compositionText.ts'
import { factLines } from './facts/factLines.ts'
import { fitText } from './facts/fitText.ts'
import { hasWarmLining, possibleClaims } from './features/claims.ts'
import { drawnFeatures } from './features/index.ts'
import { soleFeatures } from './features/soles.ts'
import { type CategoryKey, type ContentLanguage, type FeatureKey, type GenderKey, topOf } from './keys.ts'
import { at, between, type Random, shuffle } from './random.ts'
import { useOf } from './uses.ts'
import { WORDS } from './words/index.ts'
import type { Words } from './words/words.types.ts'

export const nameOf = (words: Words, { kindKey, proper }: Draft): string => words.kinds[kindKey][0].replace('*', proper)

/** The random choices of a product's texts. They are indexes, so that all languages describe the same product. */
type Choices = {
  summary: number
  sentence: number
  opener: number
  purpose: number
  closing: number
  features: readonly FeatureKey[]
}

/** At most three claims that are true of this product: those that its ratings depend on, and others chosen at random. */
const claimsOf = ({ build }: Draft, random: Random): FeatureKey[] => {
  const { rated, others } = possibleClaims(build)
  return [...rated, ...shuffle(random, others)].slice(0, 3)
}

export const chooseWords = (draft: Draft, random: Random): Choices => ({
  summary: between(random, 0, 99),
  sentence: between(random, 0, 99),
  opener: between(random, 0, 99),
  purpose: between(random, 0, 99),
  closing: between(random, 0, 99),
  features: [...drawnFeatures(draft.build), ...soleFeatures(draft.build), ...claimsOf(draft, random)],
})

const categoryOf = (words: Words, category: CategoryKey): [string, string] => [
  words.labels.tops[topOf(category)],
  words.labels.categories[category][0],
]

/**
 * Returns the breadcrumbs: gender, category, subcategory; each narrows the previous one. The menus contain an entry
 * with the same title and the same search page.
 */
const breadcrumbsOf = (words: Words, { kind: { category }, gender }: Draft): SeedText['breadcrumbs'] => {
  const { genders, tops, categories } = words.labels
  const who = gender === 'all' ? '' : `filter.gender=${gender}`
  const within = (key: string) => `/search?${who && `${who}&`}filter.category=${key}`
  return [
    ...(gender === 'all' ? [] : [{ title: genders[gender], url: `/search?${who}` }]),
    { title: tops[topOf(category)], url: within(topOf(category)) },
    { title: categories[category][1], url: within(category) },
  ]
}

/** The brand is a keyword of every product, so a search for it finds all of them. */
const BRAND = 'Cairn'

const genderWords = ({ labels }: Words, gender: GenderKey): string =>
  `${labels.genders[gender]} ${labels.genderWords[gender]}`

/** A lined shell is too warm for a mild day, of which all sentences of shells but the first speak. */
const sentencesOf = ({ sentences }: Words, { kind: { family }, build }: Draft): readonly string[] =>
  family === 'shell' && hasWarmLining(build) ? sentences.shell.slice(0, 1) : sentences[family]

export const textOf = (language: ContentLanguage, draft: Draft, choices: Choices): SeedText => {
  const words = WORDS[language]
  const { kind, kindKey, gender } = draft
  const activity = words.activities[at(kind.activities, choices.purpose)]
  const [top, own] = categoryOf(words, kind.category)
  const closing = at([...closingsOf(draft), null], choices.closing)
  return {
    name: nameOf(words, draft),
    category: `${top} . ${own}`,
    summary: `${at(words.summaries[useOf(draft)], choices.summary)} ${at(activity.purposes, choices.purpose)}`,
    description: [
      at(activity.openers, choices.opener),
      words.materials[draft.build.material],
      at(sentencesOf(words, draft), choices.sentence),
      closing === null ? '' : words.labels.closings[closing],
    ]
      .filter((part) => part !== '')
      .join(' '),
    features: [...choices.features.map((key) => words.features[key]), ...factLines(draft, language)],
    materials: `${compositionText(draft.build.material, language)}.`,
    care: `${careOf(words, draft)} ${words.facts.maker}.`,
    fit: fitText(draft, language),
    breadcrumbs: breadcrumbsOf(words, draft),
    keywords: [
      words.kinds[kindKey][1],
      genderWords(words, gender),
      ...kind.activities.flatMap((key) => [words.activities[key].name, words.labels.activityWords[key]]),
      BRAND,
    ].join(' '),
    looseWords: gender === 'all' ? [genderWords(words, 'women'), genderWords(words, 'men')].join(' ') : '',
  }
}
