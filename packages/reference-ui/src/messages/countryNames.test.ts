import { expect, test } from 'vitest'
import { sites } from '../app/shop/sites.ts'
import { countryName } from '../country/names.ts'
import { messages as de } from './de.ts'
import { messages as es } from './es.ts'
import { messages as fr } from './fr.ts'
import type { Messages } from './index.ts'
import { messages as it } from './it.ts'
import { messages as pt } from './pt.ts'

/** Returns every sentence of the shop that contains the name of a country. */
const sentences = ({ cart, country, header, account }: Messages, name: string): readonly string[] => [
  header.chooseCountry(name),
  cart.unshippable(['X'], name),
  cart.unshippable(['X', 'Y'], name),
  country.suggestion(country.site(name), name),
  country.stay(name),
  country.go(name),
  country.current(name),
  account.toOtherStore(name),
]

/**
 * After these words the names of some countries need an article or another form: "à France", "a Países Bajos", "in
 * Schweiz" are wrong.
 */
const PREPOSITION =
  /(?:^|[\s’'])(?:in|nach|zu|aus|von|vers|pour|à|au|aux|en|de|du|des|d|dans|a|al|ad|di|da|per|nel|desde|hasta|para|por|em|no|na|do|o|el|la|le|il|der|die|das) $/i

test.each([
  ['de', de],
  ['fr', fr],
  ['it', it],
  ['es', es],
  ['pt', pt],
] as const)('in %s no sentence needs an article before the name of a country', (language, messages) => {
  for (const { countryCode } of sites) {
    const name = countryName(countryCode, language)
    const said = sentences(messages, name)
    expect(said.filter((sentence) => !sentence.includes(name))).toEqual([])
    const places = said.flatMap((sentence) => sentence.split(name).slice(0, -1))
    expect(places.filter((before) => PREPOSITION.test(before))).toEqual([])
  }
})
