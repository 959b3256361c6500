import { afterEach, expect, test, vi } from 'vitest'
import { createClients } from '../api/client.ts'
import { createContentGateway } from '../api/gateways/content.gateway.ts'
// The gateway fetches it when it is asked; here it must be there within a turn.
import '../api/mappers/content.mapper.ts'
import { siteAt } from '../shared/sites.ts'
import { desktopNavigation, safeColor } from './content.rules.ts'
import { nextPromo, PROMO_INTERVAL, promoPause } from './promo.rules.ts'

/** The gateway over a service that answers with this, whatever its shape. */
const over = (answer: unknown) => {
  const { content } = createClients({ origin: 'https://shop.example', fetch: async () => Response.json(answer) })
  return createContentGateway({ client: content, site: siteAt('de/de-de') })
}

const promo = async (message: object) => (await over([{ message: 'Free shipping', ...message }]).promoMessages({}))[0]

test('a message brings its words and its two colours', { meta: { spec: ['3.content.promo'] } }, async () => {
  expect(await promo({ backgroundColor: '#102030', textColor: 'white' })).toEqual({
    message: 'Free shipping',
    backgroundColor: '#102030',
    textColor: 'white',
  })
})

test('a message without words is none', async () => {
  expect(await over([{ message: ' ' }, {}, { message: 'one' }]).promoMessages({})).toMatchObject([{ message: 'one' }])
})

test.each([
  '',
  '  ',
  undefined,
  null,
  'red;background:url(x)',
  'url(x)',
  'var(--x)',
  '#12',
  '#gggggg',
  'expression(1)',
])(
  'a colour of %j is none: black words on orange',
  {
    meta: { spec: ['5.content.promo-text-colour', '5.content.promo-colour-empty', '9.content.promo-background'] },
  },
  async (color) => {
    expect(await promo({ backgroundColor: color, textColor: color })).toMatchObject({
      backgroundColor: 'orange',
      textColor: 'black',
    })
  },
)

test.each([
  ...[
    'black',
    'white',
    'orange',
    'red',
    'green',
    'blue',
    'yellow',
    'navy',
    'teal',
    'gray',
    'silver',
    'maroon',
    'purple',
  ],
  ...['#abc', '#ABC', '#0a9', '#aabbcc', '#123456', 'RGB(0,0,0)', 'rgb( 12 , 34 , 255 )', 'rgb(1,2,3)'],
])('%s can be painted with', (color) => {
  expect(safeColor(color, 'none')).toBe(color)
})

test.each([
  ...['a #abc', '#abc a', '#ab', '#abcd', '#abcde', '#abcdefa', '#xyz', '#xyzxyz', 'abc'],
  ...[
    'rgb(1,2)',
    'rgb(1,2,3,4)',
    'rgb(1234,2,3)',
    'rgb(1,2,3456)',
    'rgb(a,2,3)',
    'rgb(1,b,3)',
    'rgb(1,2,c)',
    'rgb(,2,3)',
  ],
  ...['a rgb(1,2,3)', 'rgb(1,2,3) a', 'rgb(1;2,3)', 'rgb(1,2,3', 'blackish', 'inherit', 'currentcolor'],
])('%s cannot', (color) => {
  expect(safeColor(color, 'none')).toBe('none')
})

test.each(['white', ' White ', '#fff', '#1a2B3c', 'rgb(1, 2, 3)'])(
  '%j is a colour and stays',
  { meta: { spec: ['5.content.promo-text-colour'] } },
  async (color) => {
    expect(await promo({ textColor: color })).toMatchObject({ textColor: color.trim(), backgroundColor: 'orange' })
    expect(safeColor(color, 'black')).toBe(color.trim())
  },
)

test('messages change every five seconds, and not while somebody reads or when there is one', {
  meta: { spec: ['2.header.promo-interval', '2.header.promo-single'] },
}, () => {
  expect(PROMO_INTERVAL).toBe(5000)
  expect(promoPause({ count: 2, isHeld: false })).toBe(5000)
  expect(promoPause({ count: 2, isHeld: true })).toBeNull()
  expect([0, 1].map((count) => promoPause({ count, isHeld: false }))).toEqual([null, null])
  expect([nextPromo(0, 2), nextPromo(1, 2), nextPromo(0, 0)]).toEqual([1, 0, 0])
})

const link = {
  title: 'Regenjacken',
  url: '/jackets-rain',
  enTitle: 'Rain jackets',
  highlighted: true,
  mobileOnly: true,
}
const column = {
  mobileOnly: true,
  image: { url: '/media/a.webp', alt: 'A ridge', title: 'New', href: '/new' },
  menuItems: [
    { heading: 'Jacken', enHeading: 'Jackets', url: '/jackets', highlighted: true, mobileOnly: true, links: [link] },
    { heading: 'Westen', links: [] },
  ],
}
const entry = {
  title: 'Damen',
  url: '/damen',
  enTitle: 'Women',
  enUrl: '/women',
  navigationAction: 'open-sale',
  mobileOnly: true,
  highlighted: true,
  submenu: [column],
}
const menus = { navigation: [entry], footer: [], service: { links: [] }, legal: [], contact: {}, social: [] }

test('a menu entry is read with everything that editors can write', {
  meta: { spec: ['3.content.menu-entry'] },
}, async () => {
  const { navigation } = await over(menus).menus({})
  expect(navigation).toEqual([
    {
      title: 'Damen',
      url: '/damen',
      enTitle: 'Women',
      enUrl: '/women',
      navigationAction: 'open-sale',
      mobileOnly: true,
      highlighted: true,
      columns: [
        {
          mobileOnly: true,
          image: { url: '/media/a.webp', alt: 'A ridge', title: 'New', href: '/new' },
          sections: [
            {
              heading: 'Jacken',
              url: '/jackets',
              highlighted: true,
              mobileOnly: true,
              links: [{ title: 'Regenjacken', url: '/jackets-rain', highlighted: true, mobileOnly: true }],
            },
            { heading: 'Westen', url: null, highlighted: false, mobileOnly: false, links: [] },
          ],
        },
      ],
    },
  ])
})

test('whatever is not said has a default, and the entry is shown', {
  meta: { spec: ['3.content.menu-entry'] },
}, async () => {
  const bare = { title: 'Sale', submenu: [{ menuItems: [{ links: [{ title: 'All', url: '/sale' }] }] }, {}] }
  const { navigation } = await over({ ...menus, navigation: [bare] }).menus({})
  expect(desktopNavigation(navigation)).toEqual([
    {
      title: 'Sale',
      url: null,
      enTitle: 'Sale',
      enUrl: null,
      navigationAction: null,
      mobileOnly: false,
      highlighted: false,
      columns: [
        {
          mobileOnly: false,
          image: null,
          sections: [
            {
              heading: null,
              url: null,
              highlighted: false,
              mobileOnly: false,
              links: [{ title: 'All', url: '/sale', highlighted: false, mobileOnly: false }],
            },
          ],
        },
      ],
    },
  ])
  expect(await over({}).menus({})).toEqual({
    navigation: [],
    footer: [],
    service: { heading: null, url: null, highlighted: false, mobileOnly: false, links: [] },
    legal: [],
    contact: { phone: null, email: null, formUrl: null },
    social: [],
  })
})

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([{}, { title: '' }, { title: '  ' }, { title: 7 }, null])(
  'an entry of %j is left out and reported, the others stay',
  { meta: { spec: ['3.content.menu-entry'] } },
  async (broken) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { navigation } = await over({ ...menus, navigation: [broken, entry] }).menus({})
    expect(navigation.map(({ title }) => title)).toEqual(['Damen'])
    expect(warn).toHaveBeenCalledTimes(1)
  },
)

test('the English words are the key in every language', async () => {
  const french = { ...entry, title: 'Femmes', url: '/femmes' }
  const { navigation } = await over({ ...menus, navigation: [entry, french] }).menus({})
  expect(navigation.map(({ title, enTitle, enUrl }) => [title, enTitle, enUrl])).toEqual([
    ['Damen', 'Women', '/women'],
    ['Femmes', 'Women', '/women'],
  ])
})
