import type { Menus } from '@cairn/core/content'
import { expect, test } from 'vitest'
import { messages } from '../messages/category/en.ts'
import { menusOf } from '../testing/menus.fixture.ts'
import { categoryOf } from './category.ts'
import { readSearch } from './searchAddress.ts'

const link = (title: string, url: string) => ({ title, url, highlighted: false, mobileOnly: false })
const section = (heading: string | null, url: string | null, links: readonly ReturnType<typeof link>[]) => ({
  heading,
  url,
  highlighted: false,
  mobileOnly: false,
  links,
})
const entry = (title: string, url: string, sections: readonly ReturnType<typeof section>[]) => ({
  title,
  url,
  enTitle: title,
  enUrl: url,
  navigationAction: null,
  mobileOnly: false,
  highlighted: false,
  columns: [{ mobileOnly: false, image: null, sections }],
})

const women = '/search?filter.gender=women'
const menus: Menus = {
  ...menusOf(),
  navigation: [
    entry('Women', women, [
      section('Jackets', `${women}&filter.category=jackets`, [
        link('Rain jackets', `${women}&filter.category=jackets-rain`),
        link('New arrivals', `${women}&sort=newest`),
      ]),
    ]),
    entry('Activities', '/search?filter.activity=snow', [section('Snow', '/search?filter.activity=snow', [])]),
    entry('Equipment', '/search?filter.category=packs&filter.category=shoes', []),
    entry('Sale', '/search?filter.on_sale=1', []),
  ],
  footer: [],
}

const read = (query: string) => categoryOf(readSearch(new URLSearchParams(query)).scope, menus, messages)

test.each([
  ['filter.gender=women', 'Women', ['Women']],
  ['filter.gender=women&filter.category=jackets', 'Women’s Jackets', ['Women', 'Jackets']],
  ['filter.gender=women&filter.category=jackets-rain', 'Women’s Rain jackets', ['Women', 'Jackets', 'Rain jackets']],
  ['filter.category=jackets-rain', 'Rain jackets', ['Jackets', 'Rain jackets']],
  ['filter.activity=snow&filter.category=jackets', 'Snow: Jackets', ['Snow', 'Jackets']],
  ['filter.on_sale=1', 'Sale', ['Sale']],
  ['filter.gender=women&filter.on_sale=1', 'Women: Sale', ['Women', 'Sale']],
])('the menus call %s %s', (query, heading, crumbs) => {
  const category = read(query)
  expect(category?.heading).toBe(heading)
  expect(category?.crumbs.map(({ name }) => name)).toEqual(crumbs)
  const last = category?.crumbs.at(-1)?.path ?? ''
  expect(readSearch(new URLSearchParams(last.slice('/search?'.length)))).toEqual(readSearch(new URLSearchParams(query)))
})

test('a part without its own text has the intro of the whole category', () => {
  expect(read('filter.category=jackets-rain')?.intro).toBe(messages.jackets)
  expect(read('filter.on_sale=1')?.intro).toBe(messages.sale)
})

test('road shoes have an intro of their own, which does not speak of trails', () => {
  const shoes = '/search?filter.category=shoes'
  const links = [link('Road running shoes', `${shoes}-road`)]
  const withShoes = { ...menus, navigation: [entry('Shoes', shoes, [section('Shoes', shoes, links)])] }
  const { intro } = categoryOf({ category: ['shoes-road'] }, withShoes, messages) ?? {}
  expect(intro).toBe(messages['shoes-road'])
  expect(intro).not.toMatch(/trail/i)
})

test('a category outside the menus has no page of its own', () => {
  expect(read('filter.category=boats')).toBeNull()
  expect(read('category=jackets')).toBeNull()
})

test('several categories together have the name of the entry that links to exactly these', () => {
  const equipment = 'filter.category=packs&filter.category=shoes'
  expect(read(equipment)).toMatchObject({ heading: 'Equipment', crumbs: [{ path: `/search?${equipment}` }] })
  expect(read('filter.category=packs&filter.category=socks')).toBeNull()
})

test('a filter is no category: a colour, a size or two values of a field have no name', () => {
  expect(read('filter.category=jackets&filter.color=rust')).toBeNull()
  expect(read('filter.gender=women&filter.gender=men')).toBeNull()
})
