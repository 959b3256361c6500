import { afterEach, expect, test, vi } from 'vitest'
import { createGatewayClients } from '../api/gatewayClients.fixture.ts'
import { createContentGateway } from '../api/gateways/content.gateway.ts'
// The gateway loads these mappers on demand. Importing them here makes them available without a wait.
import '../api/mappers/content.mapper.ts'
import '../api/mappers/promo.mapper.ts'
import { siteAt } from '../shared/sites.ts'
import { contrastOf, flattenColor, safeColor } from './color.rules.ts'
import { desktopNavigation } from './content.rules.ts'
import { nextPromo, PROMO_INTERVAL, previousPromo, promoPause } from './promo.rules.ts'

/** Creates the gateway with a service that answers every request with `answer`. */
const over = (answer: unknown) => {
  const { content } = createGatewayClients({ origin: 'https://shop.example', fetch: async () => Response.json(answer) })
  return createContentGateway({ client: content, site: siteAt('de/de-de') })
}

const promo = async (message: object) => (await over([{ message: 'Free shipping', ...message }]).promoMessages({}))[0]

test('a message has its text and its two colours', { meta: { spec: ['3.content.promo'] } }, async () => {
  expect(await promo({ backgroundColor: '#102030', textColor: 'white' })).toEqual({
    message: 'Free shipping',
    backgroundColor: '#102030',
    textColor: 'white',
  })
})

test('a message without a text is left out', async () => {
  expect(await over([{ message: ' ' }, {}, { message: 'one' }]).promoMessages({})).toMatchObject([{ message: 'one' }])
})

test.each([
  '',
  '  ',
  undefined,
  null,
  12,
  {},
  'red;background:url(x)',
  'red;',
  'rgb(1,2,3);color:red',
  'rgb(1,2,3)}',
  '</style><script>alert(1)</script>',
  'url(x)',
  'url(javascript:alert(1))',
  'var(--x)',
  'calc(1)',
  'rgb(var(--x))',
  'color-mix(in srgb, red, url(x))',
  'expression(1)',
  'image-set("x")',
  '#12',
  '#12345',
  '#gggggg',
  'blackish',
  'inherit',
  'currentcolor',
  'initial',
])(
  'with the invalid colour %j the message is black on orange',
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

/** Colours in the notations that editors use. The second value is the opaque colour that results on white. */
const COLORS = [
  ['black', '#000000'],
  ['orange', '#ffa500'],
  ['pink', '#ffc0cb'],
  ['RebeccaPurple', '#663399'],
  ['LightGoldenrodYellow', '#fafad2'],
  ['transparent', '#ffffff'],
  ['#abc', '#aabbcc'],
  ['#ABC', '#aabbcc'],
  ['#0008', '#777777'],
  ['#123456', '#123456'],
  ['#00000080', '#808080'],
  ['RGB(0,0,0)', '#000000'],
  ['rgb( 12 , 34 , 255 )', '#0c22ff'],
  ['rgb(12 34 255)', '#0c22ff'],
  ['rgba(0, 0, 0, 0.5)', '#808080'],
  ['rgb(255 0 0 / 20%)', '#ffcccc'],
  ['rgba(100%, 0%, 0%, 1)', '#ff0000'],
  ['hsl(120, 100%, 25%)', '#008000'],
  ['hsl(120deg 100% 25%)', '#008000'],
  ['hsla(0, 100%, 50%, 0.2)', '#ffcccc'],
  ['hsl(0.5turn 100% 50%)', '#00ffff'],
  ['hwb(0 0% 0%)', '#ff0000'],
  ['oklch(0 0 0)', '#000000'],
] as const

test.each(COLORS)(
  '%s is a valid colour and stays unchanged; on white it is %s',
  {
    meta: { spec: ['5.content.promo-text-colour', '3.content.promo'] },
  },
  async (color, seen) => {
    expect(await promo({ backgroundColor: ` ${color} `, textColor: color })).toMatchObject({
      backgroundColor: color,
      textColor: color,
    })
    expect(safeColor(color, 'none')).toBe(color)
    expect(flattenColor(color, 'white')).toBe(seen)
  },
)

test.each([
  ...['a #abc', '#abc a', '#ab', '#abcdefa', '#xyz', '#xyzxyz', 'abc', 'rgb(1,2)', 'rgb(a,2,3)', 'rgb(,2,3)'],
  ...[
    'a rgb(1,2,3)',
    'rgb(1,2,3) a',
    'rgb(1;2,3)',
    'rgb(1,2,3',
    'hsl(120, 100, 25)',
    'red/**/',
    're\\64',
    'red !important',
  ],
])('%s is not a valid colour', (color) => {
  expect(safeColor(color, 'none')).toBe('none')
})

test.each([
  ['black', 'white', 21],
  ['#fff', '#FFFFFF', 1],
  ['white', '#767676', 4.54],
  ['white', '#777', 4.47],
  ['rgb(255, 165, 0)', 'black', 10.63],
  ['navy', 'silver', 8.8],
])('%s and %s have a contrast of %d to 1, in both directions', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 1)
  expect(contrastOf(other, one)).toBe(contrastOf(one, other))
})

test('messages change every five seconds, except while the pointer or the focus is on the bar, or when there is only one', {
  meta: { spec: ['2.header.promo-interval', '2.header.promo-single'] },
}, () => {
  expect(PROMO_INTERVAL).toBe(5000)
  expect(promoPause({ count: 2, isHeld: false })).toBe(5000)
  expect(promoPause({ count: 2, isHeld: true })).toBeNull()
  expect([0, 1].map((count) => promoPause({ count, isHeld: false }))).toEqual([null, null])
  expect([nextPromo(0, 2), nextPromo(1, 2), nextPromo(0, 0)]).toEqual([1, 0, 0])
  expect([previousPromo(1, 3), previousPromo(0, 3), previousPromo(0, 0)]).toEqual([0, 2, 0])
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

test('a menu entry is mapped with all fields that editors can write', {
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

test('a missing field gets its default, and the entry is shown', {
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
    contact: { phone: null, hours: null, email: null, formUrl: null, chatUrl: null },
    social: [],
  })
})

test('the menus contain the contact data: telephone, hours, e-mail, form and chat', async () => {
  const contact = {
    phone: '+44 808 157 0100',
    hours: 'MON-FRI 9AM - 6PM',
    email: 'help@cairn.example',
    forms: { de: '/contact/de', en: '/contact/en' },
    chat: 'https://chat.example/cairn',
  }
  expect((await over({ ...menus, contact }).menus({})).contact).toEqual({
    phone: '+44 808 157 0100',
    hours: 'MON-FRI 9AM - 6PM',
    email: 'help@cairn.example',
    formUrl: '/contact/de',
    chatUrl: 'https://chat.example/cairn',
  })
})

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([{}, { title: '' }, { title: '  ' }, { title: 7 }, null])(
  'an entry of %j is left out and reported, and the others remain',
  { meta: { spec: ['3.content.menu-entry'] } },
  async (broken) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { navigation } = await over({ ...menus, navigation: [broken, entry] }).menus({})
    expect(navigation.map(({ title }) => title)).toEqual(['Damen'])
    expect(warn).toHaveBeenCalledTimes(1)
  },
)

test('the English title is the key in every language', async () => {
  const french = { ...entry, title: 'Femmes', url: '/femmes' }
  const { navigation } = await over({ ...menus, navigation: [entry, french] }).menus({})
  expect(navigation.map(({ title, enTitle, enUrl }) => [title, enTitle, enUrl])).toEqual([
    ['Damen', 'Women', '/women'],
    ['Femmes', 'Women', '/women'],
  ])
})
