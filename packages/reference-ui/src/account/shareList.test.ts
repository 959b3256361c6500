import { expect, test } from 'vitest'
import { MOST_SHARED, sharedPath, sharedSlugs, shareLink } from './shareList.ts'

const link = { title: 'My Wish List', url: 'https://shop.example/wishlist?p=a' }
const fails = (name: string) => async () => {
  throw new DOMException('no', name)
}

test('the sheet of the device is first, and putting it away is no failure', async () => {
  const given: unknown[] = []
  const share = async (data: unknown) => void given.push(data)
  const copy = fails('NotAllowedError')
  expect(await shareLink(link, { share, copy })).toBe('shared')
  expect(given).toEqual([link])
  expect(await shareLink(link, { share: fails('AbortError'), copy })).toBe('shared')
})

test('where the sheet does not open the link is copied, and where nothing goes it is shown', async () => {
  const copied: string[] = []
  const copy = async (text: string) => void copied.push(text)
  expect(await shareLink(link, { share: fails('NotAllowedError'), copy })).toBe('copied')
  expect(await shareLink(link, { copy })).toBe('copied')
  expect(copied).toEqual([link.url, link.url])
  expect(await shareLink(link, { copy: fails('NotAllowedError') })).toBe('shown')
  expect(await shareLink(link, {})).toBe('shown')
})

test('an address names each product once and no more than there is room for', () => {
  const items = Array.from({ length: 30 }, (_, index) => ({ slug: `p-${index % 26}` }))
  const search = new URLSearchParams(sharedPath(items).split('?')[1])
  expect(sharedSlugs(search)).toHaveLength(MOST_SHARED)
  expect(sharedSlugs(search)[0]).toBe('p-0')
})

test('what cannot be a product is not asked for', () => {
  expect(sharedSlugs(new URLSearchParams('p=trail-jacket&p=../admin&p=<b>&p=&p=trail-jacket'))).toEqual([
    'trail-jacket',
  ])
})

test.each(['storm-', '-', 'a--b', '-a', 'a'.repeat(121)])(
  'a link whose last product was cut or broken, as %s, shows the others: the store takes it for no product at all',
  (broken) => {
    expect(
      sharedSlugs(
        new URLSearchParams([
          ['p', 'trail-jacket'],
          ['p', broken],
        ]),
      ),
    ).toEqual(['trail-jacket'])
  },
)

test('a product of the longest name that the store knows is asked for', () => {
  expect(sharedSlugs(new URLSearchParams({ p: 'a'.repeat(120) }))).toEqual(['a'.repeat(120)])
})
