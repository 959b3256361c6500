import { expect, test } from 'vitest'
import { MAX_SHARED, sharedPath, sharedSlugs, shareLink } from './shareList.ts'

const link = { title: 'My Wish List', url: 'https://shop.example/wishlist?p=a' }
const fails = (name: string) => async () => {
  throw new DOMException('no', name)
}

test('the native share sheet comes first, and dismissing it is no failure', async () => {
  const copied: unknown[] = []
  const share = async (data: unknown) => void copied.push(data)
  const copy = fails('NotAllowedError')
  expect(await shareLink(link, { share, copy })).toBe('shared')
  expect(copied).toEqual([link])
  expect(await shareLink(link, { share: fails('AbortError'), copy })).toBe('shared')
})

test('sharing falls back to the clipboard, then to showing the link', async () => {
  const copied: string[] = []
  const copy = async (text: string) => void copied.push(text)
  expect(await shareLink(link, { share: fails('NotAllowedError'), copy })).toBe('copied')
  expect(await shareLink(link, { copy })).toBe('copied')
  expect(copied).toEqual([link.url, link.url])
  expect(await shareLink(link, { copy: fails('NotAllowedError') })).toBe('shown')
  expect(await shareLink(link, {})).toBe('shown')
})

test('a shared link names each product once, up to the maximum', () => {
  const items = Array.from({ length: 30 }, (_, index) => ({ slug: `p-${index % 26}` }))
  const search = new URLSearchParams(sharedPath(items).split('?')[1])
  expect(sharedSlugs(search)).toHaveLength(MAX_SHARED)
  expect(sharedSlugs(search)[0]).toBe('p-0')
})

test('invalid slugs in a shared link are ignored', () => {
  expect(sharedSlugs(new URLSearchParams('p=trail-jacket&p=../admin&p=<b>&p=&p=trail-jacket'))).toEqual([
    'trail-jacket',
  ])
})

test.each(['storm-', '-', 'a--b', '-a', 'a'.repeat(121)])(
  'a shared link with a truncated or broken slug (%s) still shows the other products',
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

test('a slug of the maximum length is accepted', () => {
  expect(sharedSlugs(new URLSearchParams({ p: 'a'.repeat(120) }))).toEqual(['a'.repeat(120)])
})
