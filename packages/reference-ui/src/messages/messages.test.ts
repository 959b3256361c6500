import { expect, test } from 'vitest'
import { sites } from '../app/shop/sites.ts'
import { messages as accountDe } from './account/de.ts'
import { messages as accountEn } from './account/en.ts'
import { messages as accountEs } from './account/es.ts'
import { messages as accountFr } from './account/fr.ts'
import type { AccountMessages } from './account/index.ts'
import { messages as accountIt } from './account/it.ts'
import { messages as accountPt } from './account/pt.ts'
import { messages as categoryDe } from './category/de.ts'
import { messages as categoryEn } from './category/en.ts'
import { messages as categoryEs } from './category/es.ts'
import { messages as categoryFr } from './category/fr.ts'
import type { CategoryMessages } from './category/index.ts'
import { messages as categoryIt } from './category/it.ts'
import { messages as categoryPt } from './category/pt.ts'
import { messages as clearDataDe } from './clearData/de.ts'
import { messages as clearDataEn } from './clearData/en.ts'
import { messages as clearDataEs } from './clearData/es.ts'
import { messages as clearDataFr } from './clearData/fr.ts'
import type { ClearDataMessages } from './clearData/index.ts'
import { messages as clearDataIt } from './clearData/it.ts'
import { messages as clearDataPt } from './clearData/pt.ts'
import { messages as compareDe } from './compare/de.ts'
import { messages as compareEn } from './compare/en.ts'
import { messages as compareEs } from './compare/es.ts'
import { messages as compareFr } from './compare/fr.ts'
import type { CompareMessages } from './compare/index.ts'
import { messages as compareIt } from './compare/it.ts'
import { messages as comparePt } from './compare/pt.ts'
import { messages as consentDe } from './consent/de.ts'
import { messages as consentEn } from './consent/en.ts'
import { messages as consentEs } from './consent/es.ts'
import { messages as consentFr } from './consent/fr.ts'
import type { ConsentMessages } from './consent/index.ts'
import { messages as consentIt } from './consent/it.ts'
import { messages as consentPt } from './consent/pt.ts'
import { messages as consentSettingsDe } from './consentSettings/de.ts'
import { messages as consentSettingsEn } from './consentSettings/en.ts'
import { messages as consentSettingsEs } from './consentSettings/es.ts'
import { messages as consentSettingsFr } from './consentSettings/fr.ts'
import type { ConsentSettingsMessages } from './consentSettings/index.ts'
import { messages as consentSettingsIt } from './consentSettings/it.ts'
import { messages as consentSettingsPt } from './consentSettings/pt.ts'
import { messages as contactDe } from './contact/de.ts'
import { messages as contactEn } from './contact/en.ts'
import { messages as contactEs } from './contact/es.ts'
import { messages as contactFr } from './contact/fr.ts'
import type { ContactMessages } from './contact/index.ts'
import { messages as contactIt } from './contact/it.ts'
import { messages as contactPt } from './contact/pt.ts'
import { messages as contactFormDe } from './contactForm/de.ts'
import { messages as contactFormEn } from './contactForm/en.ts'
import { messages as contactFormEs } from './contactForm/es.ts'
import { messages as contactFormFr } from './contactForm/fr.ts'
import type { ContactFormMessages } from './contactForm/index.ts'
import { messages as contactFormIt } from './contactForm/it.ts'
import { messages as countrySwitchDe } from './countrySwitch/de.ts'
import { messages as countrySwitchEn } from './countrySwitch/en.ts'
import { messages as countrySwitchEs } from './countrySwitch/es.ts'
import { messages as countrySwitchFr } from './countrySwitch/fr.ts'
import type { CountrySwitchMessages } from './countrySwitch/index.ts'
import { messages as countrySwitchIt } from './countrySwitch/it.ts'
import { messages as countrySwitchPt } from './countrySwitch/pt.ts'
import { messages as deShop } from './de.ts'
import { messages as enShop } from './en.ts'
import { messages as esShop } from './es.ts'
import { messages as facetsDe } from './facets/de.ts'
import { messages as facetsEn } from './facets/en.ts'
import { messages as facetsEs } from './facets/es.ts'
import { messages as facetsFr } from './facets/fr.ts'
import type { FacetMessages } from './facets/index.ts'
import { messages as facetsIt } from './facets/it.ts'
import { messages as facetsPt } from './facets/pt.ts'
import { messages as frShop } from './fr.ts'
import { loadMessages, type Messages } from './index.ts'
import { messages as itShop } from './it.ts'
import { messages as journalDe } from './journal/de.ts'
import { messages as journalEn } from './journal/en.ts'
import { messages as journalEs } from './journal/es.ts'
import { messages as journalFr } from './journal/fr.ts'
import type { JournalMessages } from './journal/index.ts'
import { messages as journalIt } from './journal/it.ts'
import { messages as journalPt } from './journal/pt.ts'
import { messages as loosenDe } from './loosen/de.ts'
import { messages as loosenEn } from './loosen/en.ts'
import { messages as loosenEs } from './loosen/es.ts'
import { messages as loosenFr } from './loosen/fr.ts'
import type { LoosenMessages } from './loosen/index.ts'
import { messages as loosenIt } from './loosen/it.ts'
import { messages as loosenPt } from './loosen/pt.ts'
import { messages as memoryDe } from './memory/de.ts'
import { messages as memoryEn } from './memory/en.ts'
import { messages as memoryEs } from './memory/es.ts'
import { messages as memoryFr } from './memory/fr.ts'
import type { MemoryMessages } from './memory/index.ts'
import { messages as memoryIt } from './memory/it.ts'
import { messages as memoryPt } from './memory/pt.ts'
import { messages as productDe } from './product/de.ts'
import { messages as productEn } from './product/en.ts'
import { messages as productEs } from './product/es.ts'
import { messages as productFr } from './product/fr.ts'
import type { ProductMessages } from './product/index.ts'
import { messages as productIt } from './product/it.ts'
import { messages as productPt } from './product/pt.ts'
import { messages as ptShop } from './pt.ts'
import { messages as reviewFiltersDe } from './reviewFilters/de.ts'
import { messages as reviewFiltersEn } from './reviewFilters/en.ts'
import { messages as reviewFiltersEs } from './reviewFilters/es.ts'
import { messages as reviewFiltersFr } from './reviewFilters/fr.ts'
import type { ReviewFilterMessages } from './reviewFilters/index.ts'
import { messages as reviewFiltersIt } from './reviewFilters/it.ts'
import { messages as reviewFiltersPt } from './reviewFilters/pt.ts'
import { messages as serviceDe } from './service/de.ts'
import { messages as serviceEn } from './service/en.ts'
import { messages as serviceEs } from './service/es.ts'
import { messages as serviceFr } from './service/fr.ts'
import type { ServiceMessages } from './service/index.ts'
import { messages as serviceIt } from './service/it.ts'
import { messages as servicePt } from './service/pt.ts'
import { messages as sizeFinderDe } from './sizeFinder/de.ts'
import { messages as sizeFinderEn } from './sizeFinder/en.ts'
import { messages as sizeFinderEs } from './sizeFinder/es.ts'
import { messages as sizeFinderFr } from './sizeFinder/fr.ts'
import type { SizeFinderMessages } from './sizeFinder/index.ts'
import { messages as sizeFinderIt } from './sizeFinder/it.ts'
import { messages as sizeFinderPt } from './sizeFinder/pt.ts'
import { strangers } from './typography.fixture.ts'

/**
 * All texts of a language: those of every page, those that load after the first paint, and those of a signed-in
 * account.
 */
type AllMessages = Messages & {
  readonly consent: ConsentMessages
  readonly onConsentSettings: ConsentSettingsMessages
  readonly signedIn: AccountMessages
  readonly overProduct: ProductMessages
  readonly journal: JournalMessages
  readonly onService: ServiceMessages
  readonly onCategory: CategoryMessages
  readonly onClearing: ClearDataMessages
  readonly ofReviews: ReviewFilterMessages
  readonly onFindingSize: SizeFinderMessages
  readonly onContact: ContactMessages
  readonly onSwitching: CountrySwitchMessages
  readonly remembered: MemoryMessages
  readonly onComparing: CompareMessages
  readonly onFacets: FacetMessages
  readonly onLoosen: LoosenMessages
  /** Portuguese has no contact form (spec section 2). */
  readonly contactForm?: ContactFormMessages
}

const en: AllMessages = {
  ...enShop,
  consent: consentEn,
  onConsentSettings: consentSettingsEn,
  signedIn: accountEn,
  overProduct: productEn,
  journal: journalEn,
  onService: serviceEn,
  onCategory: categoryEn,
  onClearing: clearDataEn,
  ofReviews: reviewFiltersEn,
  onFindingSize: sizeFinderEn,
  onContact: contactEn,
  onFacets: facetsEn,
  onLoosen: loosenEn,
  onSwitching: countrySwitchEn,
  remembered: memoryEn,
  onComparing: compareEn,
  contactForm: contactFormEn,
}
const es: AllMessages = {
  ...esShop,
  consent: consentEs,
  onConsentSettings: consentSettingsEs,
  signedIn: accountEs,
  overProduct: productEs,
  journal: journalEs,
  onService: serviceEs,
  onCategory: categoryEs,
  onClearing: clearDataEs,
  ofReviews: reviewFiltersEs,
  onFindingSize: sizeFinderEs,
  onContact: contactEs,
  onFacets: facetsEs,
  onLoosen: loosenEs,
  onSwitching: countrySwitchEs,
  remembered: memoryEs,
  onComparing: compareEs,
  contactForm: contactFormEs,
}
const others: Readonly<Record<string, AllMessages>> = {
  de: {
    ...deShop,
    consent: consentDe,
    onConsentSettings: consentSettingsDe,
    signedIn: accountDe,
    overProduct: productDe,
    journal: journalDe,
    onService: serviceDe,
    onCategory: categoryDe,
    onClearing: clearDataDe,
    ofReviews: reviewFiltersDe,
    onFindingSize: sizeFinderDe,
    onContact: contactDe,
    onFacets: facetsDe,
    onLoosen: loosenDe,
    onSwitching: countrySwitchDe,
    remembered: memoryDe,
    onComparing: compareDe,
    contactForm: contactFormDe,
  },
  es,
  fr: {
    ...frShop,
    consent: consentFr,
    onConsentSettings: consentSettingsFr,
    signedIn: accountFr,
    overProduct: productFr,
    journal: journalFr,
    onService: serviceFr,
    onCategory: categoryFr,
    onClearing: clearDataFr,
    ofReviews: reviewFiltersFr,
    onFindingSize: sizeFinderFr,
    onContact: contactFr,
    onFacets: facetsFr,
    onLoosen: loosenFr,
    onSwitching: countrySwitchFr,
    remembered: memoryFr,
    onComparing: compareFr,
    contactForm: contactFormFr,
  },
  it: {
    ...itShop,
    consent: consentIt,
    onConsentSettings: consentSettingsIt,
    signedIn: accountIt,
    overProduct: productIt,
    journal: journalIt,
    onService: serviceIt,
    onCategory: categoryIt,
    onClearing: clearDataIt,
    ofReviews: reviewFiltersIt,
    onFindingSize: sizeFinderIt,
    onContact: contactIt,
    onFacets: facetsIt,
    onLoosen: loosenIt,
    onSwitching: countrySwitchIt,
    remembered: memoryIt,
    onComparing: compareIt,
    contactForm: contactFormIt,
  },
  pt: {
    ...ptShop,
    consent: consentPt,
    onConsentSettings: consentSettingsPt,
    signedIn: accountPt,
    overProduct: productPt,
    journal: journalPt,
    onService: servicePt,
    onCategory: categoryPt,
    onClearing: clearDataPt,
    ofReviews: reviewFiltersPt,
    onFindingSize: sizeFinderPt,
    onContact: contactPt,
    onFacets: facetsPt,
    onLoosen: loosenPt,
    onSwitching: countrySwitchPt,
    remembered: memoryPt,
    onComparing: comparePt,
  },
}
const all = Object.entries({ en, ...others })

const entriesOf = (words: AllMessages): (readonly [path: string, text: unknown])[] =>
  Object.entries(words).flatMap(([area, texts]) =>
    Object.entries(texts).map(([key, text]): readonly [string, unknown] => [`${area}.${key}`, text]),
  )

/** Returns the type of an entry: a text, or a function with its number of arguments. */
const kindOf = (text: unknown): string => (typeof text === 'function' ? `function of ${text.length}` : typeof text)

const english = new Map(entriesOf(en))

/**
 * Sample arguments of the functions that take numbers, one list for each call. They replace the default sample texts.
 */
const numbers: Readonly<Record<string, readonly (readonly number[])[]>> = {
  'common.pageOf': [[2, 7]],
  'header.cartWithCount': [[0], [1], [2]],
  'search.resultCount': [[0], [1], [2]],
  'search.showProducts': [[0], [1], [2]],
  'product.remaining': [[1], [2]],
  'product.colours': [[1], [2]],
  'product.reviewCount': [[0], [1], [2]],
  'overProduct.pictureOf': [[1, 3]],
  'cart.count': [[0], [1], [2]],
  'cart.remaining': [[1], [2]],
  'cart.maximum': [[1], [2]],
  'cart.updated': [[0], [1], [2]],
  'remembered.showComparison': [[1], [2]],
  'onSwitching.fewer': [[1], [2]],
  'onSwitching.added': [[1], [2]],
  'signedIn.orderItems': [[0], [1], [2]],
  'signedIn.passwordMissing': [[1], [2]],
  'signedIn.wishlistCount': [[0], [1], [2]],
}

const lists: readonly (readonly unknown[])[] = [
  [['Skarn'], 'Utopia'],
  [['Skarn', 'Moraine'], 'Utopia'],
]

/**
 * Returns the sample arguments of a text, one list for each call. Each list has as many arguments as the English
 * function takes, so that a test can detect a translation that omits an argument.
 */
const samplesOf = (path: string): readonly (readonly unknown[])[] => {
  const said = english.get(path)
  if (typeof said !== 'function') return []
  if (path === 'cart.unshippable') return lists
  return numbers[path] ?? [Array.from({ length: said.length }, (_, index) => `Word${index}`)]
}

const speak = (text: unknown, args: readonly unknown[]): unknown =>
  typeof text === 'function' ? Reflect.apply(text, undefined, args) : text

/** Returns every text and every formatted sentence of a language. */
const spokenBy = (words: AllMessages): (readonly [path: string, said: string])[] =>
  entriesOf(words).flatMap(([path, text]) => {
    const samples = typeof text === 'function' ? samplesOf(path) : [[]]
    return samples.map((args): readonly [string, string] => [path, String(speak(text, args))])
  })

test('there are texts for the six languages of the sites, and for no other language', {
  meta: { spec: ['3.country.languages'] },
}, () => {
  const files = Object.keys(import.meta.glob('./??.ts')).map((file) => file.slice(2, -3))
  expect(files.toSorted()).toEqual(all.map(([language]) => language).toSorted())
  expect([...new Set(sites.map(({ language }) => language))].toSorted()).toEqual(files.toSorted())
  const languageOf = (country: string) => sites.find(({ countryCode }) => countryCode === country)?.language
  expect(['NL', 'DK', 'FI', 'NO', 'SE', 'LU'].map(languageOf)).toEqual(['en', 'en', 'en', 'en', 'en', 'fr'])
})

test.each(Object.entries(others))(
  '%s has the texts and sentences of English, and no others',
  {
    meta: { spec: ['3.country.languages'] },
  },
  (_, words) => {
    const kinds = (entries: Iterable<readonly [string, unknown]>) =>
      Object.fromEntries([...entries].map(([path, text]) => [path, kindOf(text)]))
    const said = [...english].filter(([path]) => words.contactForm !== undefined || !path.startsWith('contactForm.'))
    expect(kinds(entriesOf(words))).toEqual(kinds(said))
  },
)

test.each(all)('%s has no empty text', (_, words) => {
  expect(spokenBy(words).filter(([, said]) => said.trim() === '' || said !== said.trim())).toEqual([])
})

test.each(all)('%s uses every argument of each sentence', (_, words) => {
  for (const [path, text] of entriesOf(words)) {
    for (const args of samplesOf(path)) {
      for (const part of args.flat()) expect(speak(text, args), path).toContain(String(part))
    }
  }
})

test.each(Object.entries(others))('%s contains no English text', (_, words) => {
  const same = entriesOf(words).filter(
    ([path, text]) => typeof text === 'string' && text.length > 12 && text === english.get(path),
  )
  expect(same).toEqual([])
})

test.each(all)(
  '%s promises a reply within 24 hours, in one message only',
  {
    meta: { spec: ['9.content.response-promise'] },
  },
  (_, words) => {
    const promises = spokenBy(words).filter(([, said]) => /\b24\b/.test(said))
    expect(promises.map(([path]) => path)).toEqual(['search.contactFormNote'])
  },
)

/** Returns the texts for the counts 0, 1 and 2, without the numbers. */
const forms = (say: (count: number) => string): string[] => [0, 1, 2].map((count) => say(count).replace(/\d/, '#'))

test.each(all)(
  '%s distinguishes singular and plural; zero takes the plural, in French the singular',
  (language, words) => {
    const [none, one, two] = forms(words.search.resultCount)
    expect(one).not.toBe(two)
    expect(none).toBe(language === 'fr' ? one : two)
    const [first, second] = [words.cart.unshippable(['Skarn'], 'X'), words.cart.unshippable(['Skarn', 'Moraine'], 'X')]
    expect(first.replace('Skarn', 'Skarn, Moraine')).not.toBe(second)
  },
)

test.each(Object.entries(strangers))(
  '%s uses the quotes, apostrophes and spaces of its typography',
  (language, stranger) => {
    const words = others[language]
    expect(words).toBeDefined()
    expect(words && spokenBy(words).filter(([, said]) => stranger.test(said))).toEqual([])
  },
)

test('French avoids participles that must agree with the gender of a product', () => {
  const { fr } = others
  if (fr === undefined) throw new Error('There is no French')
  expect(
    spokenBy(fr).filter(([, said]) => /(?<!de )(Word0|Skarn|Moraine) (a|ont|n’a pas|n’ont pas) été /.test(said)),
  ).toEqual([])
})

test.each([
  ['fr', '1', '1 étoile sur 5'],
  ['fr', '1,5', '1,5 étoile sur 5'],
  ['fr', '2,0', '2,0 étoiles sur 5'],
  ['it', '1', '1 stella su 5'],
  ['it', '1,5', '1,5 stelle su 5'],
  ['it', '5', '5 stelle su 5'],
])('%s counts %s by its own grammar: %s', (language, score, said) => {
  expect(others[language]?.product.score(score)).toBe(said)
})

test('Spanish starts a question with ¿', () => {
  expect(spokenBy(es).filter(([, said]) => said.includes('?') !== said.includes('¿'))).toEqual([])
})

test.each([
  ['en-US', 'Color', '2 colors', 'Professional program'],
  ['en-GB', 'Colour', '2 colours', 'Professional programme'],
  ['en-NL', 'Colour', '2 colours', 'Professional programme'],
])('for %s English has the spelling of the country, and the same keys', async (hreflang, label, count, programme) => {
  const messages = await loadMessages(hreflang)
  const { product, account } = messages
  expect([product.colour, product.colours(2), account.programme]).toEqual([label, count, programme])
  const texts = (words: object) =>
    Object.entries(words).flatMap(([area, said]) => Object.keys(said).map((key) => `${area}.${key}`))
  expect(texts(messages)).toEqual(texts(enShop))
})

/**
 * The pattern matches words that have a British and an American spelling. Texts with such words belong in `spelling`.
 */
test('all other English texts avoid words with two spellings', () => {
  const twoSpellings =
    /colou?r|\bgr[ae]y|favou?rite|licen[cs]e|trousers|metres?\b|meters?\b|program(me|s)\b|organi[sz]e|travell?ing|jewell|basket|post ?code/i
  const found = spokenBy(en).filter(
    ([path, said]) =>
      !/^product\.colour|^account\.programme$|^search\.hintGeneric$/.test(path) && twoSpellings.test(said),
  )
  expect(found).toEqual([])
})
