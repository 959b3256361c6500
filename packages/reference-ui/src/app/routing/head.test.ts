import { expect, test } from 'vitest'
import { loadMessages } from '../../messages/index.ts'
import { defaultSite } from '../shop/sites.ts'
import { documentHead } from './head.ts'
import { definePage, type Head } from './page.ts'
import { emptyState } from './pageState.ts'

const url = new URL('https://cairn.example/us/en-us/anything?utm_source=letter')

/** Returns the description, robots and canonical URL that a page with this head gets. */
const formattedTexts = async (head: Head): Promise<readonly (string | undefined)[]> => {
  const page = definePage({ path: '/anything', head: () => head, Component: () => null })
  const { tags } = documentHead({ ...emptyState(url, 200), page }, defaultSite, await loadMessages('en'))
  const find = (key: string, value: string) => tags.find(({ attributes }) => attributes[key] === value)?.attributes
  return [find('name', 'description')?.content, find('name', 'robots')?.content, find('rel', 'canonical')?.href]
}

const SHOP = 'Jackets, warm layers and equipment for hiking, running, cycling and snow.'
const PAGE = 'https://cairn.example/us/en-us/anything'

test.each<[string, Head, readonly (string | undefined)[]]>([
  ['its own words', { description: 'A jacket.' }, ['A jacket.', undefined, PAGE]],
  ['its name and its own words', { title: 'Jacket', description: 'Warm.' }, ['Jacket – Warm.', undefined, PAGE]],
  ['the words of the shop when it has none', {}, [SHOP, undefined, PAGE]],
  ['no words when no index may have it', { robots: 'noindex' }, [undefined, 'noindex', undefined]],
  [
    'the address it names, without what a link added',
    { canonical: '/search' },
    [SHOP, undefined, 'https://cairn.example/us/en-us/search'],
  ],
])('the head of a page has %s', async (_, head, expected) => {
  expect(await formattedTexts(head)).toEqual(expected)
})

test.each<[string, Head, string]>([
  ['its own', { image: '/media/jacket.webp' }, 'https://cairn.example/media/jacket.webp'],
  ['that of the shop when it has none', {}, 'https://cairn.example/social.jpg'],
])('a shared page has a picture: %s', async (_, head, expected) => {
  const page = definePage({ path: '/anything', head: () => head, Component: () => null })
  const { tags } = documentHead({ ...emptyState(url, 200), page }, defaultSite, await loadMessages('en'))
  expect(tags.find(({ attributes }) => attributes.property === 'og:image')?.attributes.content).toBe(expected)
})

const sharedAs = async (head: Head): Promise<Readonly<Record<string, string | undefined>>> => {
  const page = definePage({ path: '/anything', head: () => head, Component: () => null })
  const { tags } = documentHead({ ...emptyState(url, 200), page }, defaultSite, await loadMessages('en'))
  const named = tags.flatMap(({ attributes: { property, content } }) =>
    property ? [[property, content] as const] : [],
  )
  return Object.fromEntries(named)
}

test('the Open Graph tags give the title, URL, description and locale of the page', async () => {
  expect(await sharedAs({ title: 'Jacket', description: 'A jacket.', canonical: '/jacket' })).toEqual({
    'og:title': 'Jacket',
    'og:type': 'website',
    'og:url': 'https://cairn.example/us/en-us/jacket',
    'og:description': 'A jacket.',
    'og:image': 'https://cairn.example/social.jpg',
    'og:site_name': 'Cairn',
    'og:locale': 'en_US',
  })
})

test('a page with noindex has no og:url', async () => {
  expect(await sharedAs({ title: 'Shared Wish List', robots: 'noindex' })).not.toHaveProperty('og:url')
})

const translationsOf = async (head: Head): Promise<readonly (string | undefined)[]> => {
  const page = definePage({ path: '/anything', head: () => head, Component: () => null })
  const { tags } = documentHead({ ...emptyState(url, 200), page }, defaultSite, await loadMessages('en'))
  return tags.flatMap(({ attributes: { rel, hreflang } }) => (rel === 'alternate' ? [hreflang] : []))
}

test('a page of one store lists no alternate languages of the other store', async () => {
  const all = await translationsOf({})
  expect(all).toHaveLength(21)
  expect(await translationsOf({ stores: ['EU', 'US'] })).toEqual(all)
  expect(await translationsOf({ stores: ['US'] })).toEqual(['en-US', 'x-default'])
  const others = all.filter((tag) => tag !== 'en-US' && tag !== 'x-default')
  expect(await translationsOf({ stores: ['EU'] })).toEqual(others)
})

test('a page with a different path on each site uses those paths in its alternate links', async () => {
  const head: Head = { pathOn: ({ language }) => `/words/${language}` }
  const page = definePage({ path: '/anything', head: () => head, Component: () => null })
  const { tags } = documentHead({ ...emptyState(url, 200), page }, defaultSite, await loadMessages('en'))
  const hrefOf = (hreflang: string) => tags.find(({ attributes }) => attributes.hreflang === hreflang)?.attributes.href
  expect(['de-AT', 'pt-PT', 'x-default'].map(hrefOf)).toEqual([
    'https://cairn.example/at/de-at/words/de',
    'https://cairn.example/pt/pt-pt/words/pt',
    'https://cairn.example/us/en-us/words/en',
  ])
})
