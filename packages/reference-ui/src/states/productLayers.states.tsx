import { StoreError } from '@cairn/core'
import type { Product } from '@cairn/core/product'
import type { ReviewsGateway } from '@cairn/core/reviews'
import { ConsentBanner } from '../consent/ConsentBanner.tsx'
import { loadConsentMessages } from '../messages/consent/index.ts'
import { giveClipboard, isThere, never, press, scrollTo } from './acting.ts'
import { linesOf } from './lines.ts'
import { cartOf, createCartGateway } from './openStage.ts'
import { chosen, down, page, plenty, state, withProduct } from './product.setup.tsx'
import type { Part, PartState, Stage } from './states.types.ts'
import { until } from './waiting.ts'

const isOpen = isThere('dialog[open]')

const opener = 'main [class*="aside"] > button'
const guide = (name: string, product: Partial<Product> = {}, isSizeChosen = false): PartState =>
  state(name, { product, variant: plenty, isSizeChosen }, { act: () => press(opener), until: isOpen })

const sized = (...keys: readonly string[]): Product['options'] => [
  { name: 'Size', values: keys.map((key) => ({ key, label: key.toLocaleUpperCase() })) },
]
const ofAll = { gender: 'all' } as const

const zoomed = async (): Promise<void> => {
  await press('main section li button[aria-haspopup="dialog"]')
  await until(isOpen, 'the large picture')
}
/** Presses a button of the large view by its position: previous, zoom out, zoom in, next. */
const pressAtFoot = (place: 1 | 2 | 3 | 4): Promise<void> =>
  press(`dialog[open] > div:last-of-type button:nth-of-type(${place})`)
const zoom = (name: string, act: () => Promise<void>): PartState =>
  state(name, { variant: plenty }, { act, until: isOpen })

/**
 * Whether the buy bar of the product page is visible. Only phones have that bar, so on a tablet the condition is always
 * true.
 */
const isBarThere = (): boolean => window.innerWidth >= 768 || isThere('section > button, section[class*="bar"]')()
const scrolled = () => scrollTo(1600)
const bar = (name: string, ...[change, more]: [Parameters<typeof state>[1], Partial<PartState>?]): PartState =>
  state(name, change, { windows: 'small', act: scrolled, until: isBarThere, ...more })

const shareButton = 'main [class*="share"] button'
const sharing = (name: string, writeText: () => Promise<void>): PartState =>
  state(
    name,
    { variant: plenty },
    {
      act: () => {
        giveClipboard(writeText)
        return press(shareButton)
      },
      until: () => (document.querySelector(`${shareButton} + [role="status"]`)?.textContent ?? '') !== '',
    },
  )

const addButton = 'main button[class*="wide"]'
const adding = (name: string, add: () => Promise<never>, more: Partial<PartState>): PartState => ({
  name,
  overrides: (data, site) => {
    const lines = linesOf(data, 1)
    const cart = { ...createCartGateway(cartOf(site, { lines })), save: add }
    return withProduct({ ...chosen({}), lines, gateways: { cart } })(data)
  },
  view: page,
  act: () => press(addButton),
  ...more,
})

/** Returns a state in which the request for more reviews calls `next`. */
const reviewsThen = (name: string, next: () => Promise<never>, isDone: () => boolean): PartState => ({
  name,
  overrides: (data) => {
    const all = { ...data.reviews, totalReview: data.reviews.list.length + 8 }
    const load: ReviewsGateway['load'] = async ({ page: requested = 1 }) => (requested > 1 ? next() : all)
    return withProduct({ variant: plenty, gateways: { reviews: { load } } })(data)
  },
  view: page,
  act: () => press('#reviews ol + div button'),
  until: isDone,
})

/** The dialogs and messages of a product page. */
export const productLayersPart: Part = {
  name: 'product-layers',
  states: [
    {
      ...state('review-filters', { variant: plenty }),
      act: () => press('#reviews button[aria-expanded]'),
      until: isThere('#reviews fieldset button'),
    },
    guide('size-guide'),
    guide('size-guide-size-chosen', {}, true),
    {
      ...guide('size-guide-other-unit'),
      act: async () => {
        await press(opener)
        await press('dialog[open] input[type="radio"]:not(:checked)')
      },
    },
    guide('size-guide-both', { ...ofAll, options: sized('xs', 's', 'm', 'l', 'xl', 'xxl') }),
    {
      ...guide('size-guide-finder', { options: sized('xs', 's', 'm', 'l', 'xl', 'xxl') }),
      act: async () => {
        await press(opener)
        await press('dialog[open] details summary')
        await press('dialog[open] details form button[type="submit"]')
      },
    },
    guide('size-guide-legs', { options: sized('25', '27', '29', '32', '35', '38') }),
    guide('size-guide-shoes', { ...ofAll, options: sized('37', '38', '39', '40', '41', '42', '43', '44', '45', '46') }),
    guide('size-guide-gloves', { ...ofAll, options: sized('6', '7', '8', '9', '10') }),
    guide('size-guide-socks', { ...ofAll, options: sized('36-38', '39-41', '42-44', '45-47') }),
    guide('size-guide-without-measures', { ...ofAll, options: sized('small', 'large') }),
    zoom('picture', zoomed),
    zoom('picture-near', async () => {
      await zoomed()
      await pressAtFoot(3)
      await pressAtFoot(3)
    }),
    zoom('picture-last', async () => {
      await zoomed()
      await pressAtFoot(4)
      await pressAtFoot(4)
    }),
    bar('buy-bar', { variant: plenty }),
    bar('buy-bar-size-chosen', chosen({})),
    {
      ...bar('buy-bar-sale', {}),
      overrides: (data) => {
        const [first] = data.product.variants
        const price = first?.price ?? { amount: 0, currency: 'EUR' as const }
        const change = chosen({ regularPrice: { ...price, amount: price.amount + 4000 } })
        return withProduct({ ...change, product: { name: 'Hochgebirgsskitourenhardshelljacke mit Schneefang' } })(data)
      },
    },
    bar('buy-bar-gone', chosen({ inventoryLevel: 0 }), { until: () => true }),
    bar('buy-bar-consent', chosen({}), {
      view: async (stage: Stage) => {
        const words = await loadConsentMessages(stage.site.hreflang)
        return (
          <>
            <ConsentBanner words={words} onChoose={() => undefined} onOpenSettings={() => undefined} />
            {await page(stage)}
          </>
        )
      },
    }),
    sharing('link-copied', async () => undefined),
    sharing('link-not-copied', down),
    adding('adding', never, { until: isThere('main button[aria-busy="true"], main button[aria-disabled="true"]') }),
    adding('add-waits', down, { until: isThere('[class*="trouble"]') }),
    adding(
      'not-added',
      async () => {
        throw new StoreError('REFUSED', 'Not enough stock', { status: 422 })
      },
      { until: ({ store }) => store.toasts.getSnapshot().toasts.length > 0 },
    ),
    reviewsThen('more-reviews-loading', never, isThere('#reviews [aria-busy="true"]')),
    reviewsThen(
      'more-reviews-failed',
      down,
      () => (document.querySelector('#reviews ol + div [role="status"]')?.textContent ?? '') !== '',
    ),
  ],
}
