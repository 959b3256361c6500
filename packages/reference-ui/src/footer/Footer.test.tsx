import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { defaultSite } from '../app/shop/sites.ts'
import { messages as english } from '../messages/en.ts'
import { Footer } from './Footer.tsx'
import { accountColumn, menusOf, openFooter, setWidth } from './footer.fixture.tsx'

const words = english.footer
const pages = [
  ['My account', '/account/dashboard'],
  ['Order history', '/account/orderhistory'],
  ['Wish list', '/account/wishlist'],
] as const

afterEach(() => {
  cleanup()
  setWidth(1024)
})

const columns = () => within(screen.getByRole('contentinfo')).queryAllByRole('group')

test('the footer contains link columns, cookie settings, the newsletter and the social links', {
  meta: { spec: ['1.footer.parts'] },
}, async () => {
  await openFooter(<Footer menus={menusOf('help')} />)
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('link', { name: 'help-one' })).toBeDefined()
  expect(footer.getByRole('button', { name: words.cookieSettings })).toBeDefined()
  expect(footer.getByRole('region', { name: words.newsletterTitle })).toBeDefined()
  expect(within(footer.getByRole('list', { name: words.social })).getAllByRole('link')).toHaveLength(1)
})

test.each([
  { content: ['help', 'shop', 'repair'], shown: ['help', 'shop', 'repair'] },
  { content: ['help'], shown: ['help'] },
  { content: ['help', 'shop', 'repair', 'fourth'], shown: ['help', 'shop', 'repair'] },
  { content: [], shown: [] },
])('for columns $content it shows $shown', { meta: { spec: ['2.footer.columns'] } }, async ({ content, shown }) => {
  await openFooter(<Footer menus={menusOf(...content)} />)
  expect(columns().map((accordion) => accordion.querySelector('summary')?.textContent)).toEqual(shown)
  // The grid has no empty cell beside the newsletter and the columns.
  const grid = screen.getByRole('region', { name: words.newsletterTitle }).parentElement
  expect(grid?.children).toHaveLength(1 + shown.length)
})

test('for a customer three links lead to the three account pages', {
  meta: { spec: ['2.footer.account-links-signed-in'] },
}, async () => {
  await openFooter(<Footer menus={menusOf('help', accountColumn)} />, { isSignedIn: true })
  const footer = within(screen.getByRole('contentinfo'))
  for (const [name, path] of pages) {
    expect(footer.getByRole('link', { name }).getAttribute('href')).toBe(`/${defaultSite.prefix}${path}`)
    expect(footer.queryByRole('button', { name })).toBeNull()
  }
})

test('for a visitor three buttons replace them, and no link leads to the account', {
  meta: { spec: ['2.footer.account-links-signed-out'] },
}, async () => {
  await openFooter(<Footer menus={menusOf('help', accountColumn)} />)
  const footer = screen.getByRole('contentinfo')
  for (const [name] of pages) expect(within(footer).getByRole('button', { name })).toBeDefined()
  expect(footer.querySelector('a[href*="/account/"]')).toBeNull()
})

test.each(pages)(
  'for a visitor the button %s signs in at once and then opens %s, without a dialog',
  {
    meta: { spec: ['2.footer.login-action-is-button'] },
  },
  async (name, path) => {
    const { platform, store } = await openFooter(<Footer menus={menusOf(accountColumn)} />)
    await userEvent.click(screen.getByRole('button', { name }))
    await expect.poll(() => platform.visited.length).toBe(1)
    expect(store.overlay.getSnapshot().dialog).toBe('none')
    const persisted = [...platform.stored].find(([key]) => key.startsWith('pkceData:'))?.[1] ?? '{}'
    expect(JSON.parse(persisted)).toMatchObject({ returnTo: `/${defaultSite.prefix}${path}` })
  },
)

test('for a visitor every link to the account is a button, in any column and spelling', {
  meta: { spec: ['2.footer.account-links-signed-out'] },
}, async () => {
  const written = [
    'https://shop.example/us/en-us/account/wishlist?from=footer',
    '/Account/OrderHistory/',
    '/account/profile',
    'https://elsewhere.example/us/en-us/account/wishlist',
  ]
  const mixed = {
    ...accountColumn,
    heading: 'help',
    links: written.map((url) => ({ title: url, url, highlighted: false, mobileOnly: false })),
  }
  const { platform } = await openFooter(<Footer menus={menusOf('shop', mixed)} />)
  const footer = within(screen.getByRole('contentinfo'))
  expect(written.map((name) => footer.queryByRole('button', { name }) !== null)).toEqual([true, true, false, false])
  await userEvent.click(footer.getByRole('button', { name: written[0] ?? '' }))
  await expect.poll(() => platform.visited.length).toBe(1)
  const persisted = [...platform.stored].find(([key]) => key.startsWith('pkceData:'))?.[1] ?? '{}'
  expect(JSON.parse(persisted)).toMatchObject({ returnTo: '/us/en-us/account/wishlist?from=footer' })
})

test('a social link has a name, opens in a new tab, and gives the new page no access to this one', {
  meta: { spec: ['2.footer.social', '2.footer.social-new-tab'] },
}, async () => {
  await openFooter(<Footer menus={menusOf()} />)
  const link = screen.getByRole('link', { name: /^Instagram/ })
  expect(link.getAttribute('href')).toBe('https://social.example/cairn')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')?.split(' ')).toContain('noopener')
})

test('at 390 px each column is collapsed, and a press opens it', async () => {
  setWidth(390)
  await openFooter(<Footer menus={menusOf('help', 'shop')} />)
  const accordions = screen.getAllByRole('group')
  expect(accordions.map((accordion) => accordion.hasAttribute('open'))).toEqual([false, false])
  const [summary] = accordions.map((accordion) => accordion.querySelector('summary'))
  expect(summary?.tabIndex).toBe(0)
})

test('at 1440 px every column is open, and its heading is not in the tab order', async () => {
  setWidth(1440)
  await openFooter(<Footer menus={menusOf('help', 'shop')} />)
  const accordions = screen.getAllByRole('group')
  expect(accordions.map((accordion) => accordion.hasAttribute('open'))).toEqual([true, true])
  expect(accordions.map((accordion) => accordion.querySelector('summary')?.tabIndex)).toEqual([-1, -1])
})
