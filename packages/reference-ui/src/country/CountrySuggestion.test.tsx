import { createFullStore } from '@cairn/core/domains'
import { createMemoryPlatform } from '@cairn/core/platform'
import { StoreProvider } from '@cairn/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ShopContext } from '../app/shop/ShopContext.tsx'
import { findSite } from '../app/shop/sites.ts'
import { messages as english } from '../messages/en.ts'
import { loadMessages, MessagesProvider } from '../messages/index.ts'
import buttonStyles from '../ui/button/Button.module.css'
import CountrySuggestion from './CountrySuggestion.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Renders the dialog on a site for a visitor whose detected country is `country`. */
const start = async (prefix: string, country: string | Promise<string>) => {
  const site = findSite(prefix)
  if (site === undefined) throw new Error(`No site at ${prefix}`)
  const href = `https://shop.example/${prefix}`
  const platform = createMemoryPlatform({ href })
  const store = createFullStore({
    site: prefix,
    platform,
    gateways: { country: { detect: async () => country }, shipping: { options: async () => [] } },
  })
  render(
    <StoreProvider store={store}>
      <ShopContext value={{ site, url: new URL(href), isNavigating: false, navigate: () => undefined }}>
        <MessagesProvider messages={await loadMessages(site.language)}>
          <CountrySuggestion />
        </MessagesProvider>
      </ShopContext>
    </StoreProvider>,
  )
  return { store, platform }
}

const open = async (prefix: string, country: string) => {
  const started = await start(prefix, country)
  const dialog = within(await screen.findByRole('dialog'))
  return { ...started, dialog, links: () => dialog.getAllByRole('link') }
}

test('the templates match the specification exactly', {
  meta: { spec: ['2.country.dialog-names', '2.country.dialog-text'] },
}, () => {
  const { suggestion, stay, go } = english.country
  expect(suggestion('{site}', '{country}')).toBe(
    "You're on the {site} but it looks like you're in {country}. What would you like to do?",
  )
  expect([stay('{site}'), go('{country}')]).toEqual(['STAY ON {site} SITE', 'GO TO {country} SITE'])
})

test.each([
  ['us/en-us', 'DE', ['United States', 'Germany'], 'STAY ON UNITED STATES SITE', 'GO TO GERMANY SITE', '/de/de-de'],
  [
    'be/en-be',
    'DE',
    ['Belgium (English)', 'Germany'],
    'STAY ON BELGIUM (ENGLISH) SITE',
    'GO TO GERMANY SITE',
    '/de/de-de',
  ],
  [
    'de/de-de',
    'AT',
    ['Deutschland', 'Österreich'],
    'AUF DER SEITE DEUTSCHLAND BLEIBEN',
    'ZUR SEITE ÖSTERREICH',
    '/at/de-at',
  ],
])(
  'on %s the sentence keeps the case of the names, and the button texts are upper case',
  {
    meta: { spec: ['2.country.dialog-names', '2.country.dialog-text', '2.country.dialog-stay', '2.country.dialog-go'] },
  },
  async (prefix, country, names, stay, go, href) => {
    const { dialog, links } = await open(prefix, country)
    const sentence = dialog.getByText(new RegExp(names[1] ?? '')).textContent
    for (const name of names) expect(sentence).toContain(name)
    if (prefix === 'de/de-de') expect(sentence).toContain('auf der Seite „Deutschland“, ')
    if (prefix === 'us/en-us')
      expect(sentence).toBe(
        "You're on the United States site but it looks like you're in Germany. What would you like to do?",
      )
    expect(dialog.getByText(stay).closest('button')).not.toBeNull()
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[go, href]])
  },
)

test.each([
  ['BE', ['be/en-be', 'be/fr-be']],
  ['CH', ['ch/de-ch', 'ch/fr-ch', 'ch/it-ch']],
  ['DE', ['de/de-de']],
])(
  'in %s each site has a link with its own text',
  {
    meta: { spec: ['2.country.dialog-several'] },
  },
  async (country, prefixes) => {
    const { platform, links } = await open('us/en-us', country)
    expect(links().map((link) => link.getAttribute('href'))).toEqual(prefixes.map((prefix) => `/${prefix}`))
    const labels = links().map(({ textContent }) => textContent ?? '')
    expect(new Set(labels).size).toBe(prefixes.length)
    for (const label of labels) expect(label).toMatch(/^GO TO .+ SITE/)
    const [first] = links()
    if (first) await userEvent.click(first)
    expect(platform.visited).toEqual([`/${prefixes[0]}`])
  },
)

test('the stay button closes the dialog', { meta: { spec: ['4.country.dialog-stay-flag'] } }, async () => {
  const { dialog, platform } = await open('us/en-us', 'DE')
  await userEvent.click(dialog.getByText('STAY ON UNITED STATES SITE'))
  expect(platform.stored.get('navigatedomain')).toBe('0')
  await expect.poll(() => screen.queryByText('STAY ON UNITED STATES SITE')).toBeNull()
})

test('closing the dialog counts as staying: it does not appear on the next page', async () => {
  const { dialog, platform } = await open('us/en-us', 'DE')
  await userEvent.click(dialog.getByRole('button', { name: english.common.close }))
  await expect.poll(() => screen.queryByText('STAY ON UNITED STATES SITE')).toBeNull()
  expect(platform.stored.get('navigatedomain')).toBe('0')
})

/** Returns the texts of the primary links and buttons in the dialog. */
const primary = (): string[] =>
  [...screen.getByRole('dialog').querySelectorAll<HTMLElement>(`.${buttonStyles.primary}`)].map(
    ({ textContent }) => textContent ?? '',
  )

test.each([
  [['it-CH', 'de'], ['GO TO SWITZERLAND SITEItaliano']],
  [['en', 'fr-FR', 'de'], ['GO TO SWITZERLAND SITEFrançais']],
  [['nl'], ['STAY ON UNITED STATES SITE']],
])(
  'of the links to the three Swiss sites, the link for a browser that prefers %j is primary',
  async (languages, expected) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
    await open('us/en-us', 'CH')
    expect(primary()).toEqual(expected)
  },
)

test('a single link is outlined, whatever language the browser prefers', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de'])
  await open('us/en-us', 'DE')
  expect(primary()).toEqual(['STAY ON UNITED STATES SITE'])
})

test('the dialog waits until the cart has closed', async () => {
  const country = Promise.withResolvers<string>()
  const { store } = await start('us/en-us', country.promise)
  store.overlay.commands.openCart()
  country.resolve('DE')
  await expect.poll(() => store.overlay.getSnapshot().dialog).toBe('country')
  expect(screen.queryByRole('dialog')).toBeNull()
  store.overlay.commands.closePanel()
  expect(await screen.findByRole('dialog')).toBeDefined()
})
