import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findSite, languages, type Site, sites } from '../src/app/shop/sites.ts'
import { loadMessages } from '../src/messages/index.ts'
import { problemPage } from './problemPage.ts'
import { type OpenStorefront, openStorefront } from './testing/openStorefront.ts'

let shop: OpenStorefront

beforeAll(async () => {
  // No store server runs at this URL, and the renderer fails to load.
  shop = await openStorefront('http://127.0.0.1:9', {
    load: async () => {
      throw new Error('no renderer')
    },
  })
})
afterAll(() => shop.close())

const page = { accept: 'text/html' }

describe('the problem page of the server, when it cannot render anything else', () => {
  it.each(languages)('is in %s, the language of the site, with a link to continue', async (language) => {
    const site = sites.find((entry) => entry.language === language)
    const { errors } = await loadMessages(language)
    const response = await shop.get(`/${site?.prefix}/search`, page)
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(html).toContain(`<html lang="${site?.hreflang}">`)
    for (const words of [errors.title, errors.text, errors.tryAgain, errors.toHome]) expect(html).toContain(words)
    expect(html).toContain(`<a href="/${site?.prefix}">`)
  })

  it.each([
    ['the browser asks for it', { 'accept-language': 'fr-CH, en;q=0.5' }, 'fr'],
    ['the site was chosen', { 'accept-language': 'fr', cookie: 'site=it/it-it' }, 'it'],
    ['nothing is known', {}, 'en'],
  ] as const)('is in the language of the visitor outside of all sites: %s', async (_why, headers, language) => {
    const { errors } = await loadMessages(language)
    const response = await shop.get('/checkout/7', { ...page, ...headers })
    const html = await response.text()
    expect([response.status, html.includes(errors.unavailableTitle)]).toEqual([503, true])
    expect(html).toMatch(new RegExp(`<html lang="${language}`))
  })

  it('responds to an unreadable address, although no cookie has been parsed', async () => {
    const response = await shop.get('/%zz', { ...page, 'accept-language': 'de' })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain((await loadMessages('de')).errors.notFoundTitle)
  })

  it('offers a retry only if that can help and the request had no body', () => {
    const site = findSite('us/en-us') as Site
    const offers = (status: number, isRepeatable: boolean): boolean =>
      problemPage({ status, site, isRepeatable }).includes('Try again')
    expect([offers(503, true), offers(500, true), offers(503, false), offers(404, true)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('icons and colours of the shop outside of its pages', () => {
  const read = (path: string): string => readFileSync(new URL(`../public${path}`, import.meta.url), 'utf8')
  const html = problemPage({ status: 500, site: findSite('us/en-us') as Site, isRepeatable: true })
  const linked = [...html.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, href]) => href ?? '')

  it('links an icon, one for phones and a colour for either scheme', () => {
    const [icon = '', ...files] = linked.toSorted(
      (one, other) => Number(other.startsWith('data:')) - Number(one.startsWith('data:')),
    )
    expect(decodeURIComponent(icon).replaceAll("'", '"')).toBe(`data:image/svg+xml,${read('/favicon.svg').trim()}`)
    expect(files).toEqual(['/fonts/fonts.css', '/problem.css', '/apple-touch-icon.png'])
    for (const path of files) expect(read(path).length, path).toBeGreaterThan(100)
    expect(html.match(/name="theme-color"/g)).toHaveLength(2)
  })

  it('has a manifest whose icons exist, one of them to be cut to any shape', () => {
    const { name, icons } = JSON.parse(read('/manifest.webmanifest')) as {
      name: string
      icons: { src: string; purpose: string }[]
    }
    expect(name).toBe('Cairn')
    expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable'])
    for (const { src } of icons) expect(read(src).length, src).toBeGreaterThan(100)
  })
})
