import type { Product } from '@cairn/core/product'
import type { SearchCard } from '@cairn/core/search'
import type { TrackingCommands } from '@cairn/core/tracking'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { PrivacyContext } from '../../consent/PrivacyContext.ts'
import { messages as english } from '../../messages/delivery/en.ts'
import { messages } from '../../messages/en.ts'
import { messages as quickView } from '../../messages/quickView/en.ts'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { CatalogueCard } from '../card/CatalogueCard.tsx'
import { productOf } from '../page/product.fixture.tsx'
import QuickView from './QuickView.tsx'

afterEach(cleanup)

const card = {
  id: '101',
  slug: 'ridgeline',
  name: 'Ridgeline',
  category: ['Jackets', 'Rain'],
  imageUrl: null,
  variantId: '3',
  price: { amount: 12_000, currency: 'USD' },
  regularPrice: null,
  tones: [],
  badge: null,
} as const

/** Opens the quick view of a card. The catalogue contains only the given product, or none if it is null. */
const show = async (product: Product | null = productOf(), shown: SearchCard = card) => {
  const sent: string[] = []
  const chosen: string[] = []
  const tracking = { viewProduct: () => void sent.push('view') } as unknown as TrackingCommands
  const privacy = { openSettings: () => undefined, track: (send: (to: TrackingCommands) => void) => send(tracking) }
  const requests: string[] = []
  const load = async (slug: string) => {
    requests.push(slug)
    return product
  }
  const shop = await openShop(
    <PrivacyContext value={privacy}>
      <CatalogueCard card={shown} onChoose={() => chosen.push(shown.id)} />
      <QuickView />
    </PrivacyContext>,
    {
      gateways: {
        product: { load },
        reviews: {
          load: async () => {
            requests.push('reviews')
            throw new Error('The quick view needs no reviews')
          },
        },
      },
    },
  )
  const opener = screen.getByRole('button', { name: 'Quick view, Ridgeline' })
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Ridgeline' })
  return { ...shop, requests, chosen, dialog, inside: within(dialog), opener, sent }
}

test('the quick view starts with the colour of the card, and without a size', async () => {
  const { inside, requests } = await show()
  const colours = await inside.findByRole('group', { name: /^Color|^Colour/ })
  expect(within(colours).getByRole<HTMLInputElement>('radio', { name: /Sand/ }).checked).toBe(true)
  const sizes = inside.getByRole('group', { name: /^Size/ })
  expect(within(sizes).queryAllByRole('radio', { checked: true })).toEqual([])
  expect(requests).toEqual(['ridgeline'])
})

test('the quick view is the open product of the overlay, which dims the page, until the cart opens', {
  meta: { spec: ['3.product.state', '4.overlay.exclusive'] },
}, async () => {
  const { store, inside, opener } = await show()
  await inside.findByRole('button', { name: messages.product.addToCart })
  expect(store.overlay.getSnapshot()).toMatchObject({
    quickView: card,
    openProductId: '101',
    bgOverlay: true,
    panel: 'quick-view',
  })
  act(() => store.overlay.commands.openCart())
  expect(store.overlay.getSnapshot()).toMatchObject({ openProductId: null, bgOverlay: false, panel: 'cart' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(opener)
})

test('the quick view requests its product once, from the moment when its button has the focus', async () => {
  const requests: string[] = []
  const load = async (slug: string) => {
    requests.push(slug)
    return productOf()
  }
  await openShop(
    <>
      <CatalogueCard card={card} />
      <QuickView />
    </>,
    { gateways: { product: { load } } },
  )
  act(() => screen.getByRole('button', { name: 'Quick view, Ridgeline' }).focus())
  await waitFor(() => expect(requests).toEqual(['ridgeline']))
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('group', { name: /^Size/ })
  expect(requests).toEqual(['ridgeline'])
})

test('the quick view shows the stars of its card, and requests only the product', async () => {
  const { inside, requests } = await show(productOf(), { ...card, rating: { average: 4.6, count: 23 } })
  const reviews = await inside.findByRole('link', { name: messages.product.reviewCount(23) })
  expect(reviews.getAttribute('href')).toBe('/us/en-us/ridgeline#reviews')
  expect(inside.getByRole('img', { name: messages.product.score('4.6') })).toBeTruthy()
  expect(requests).toEqual(['ridgeline'])
})

test('the quick view counts as a selection from its list, and as one product view', async () => {
  const { chosen, sent, inside } = await show()
  const sizes = await inside.findByRole('group', { name: /^Size/ })
  await userEvent.click(within(sizes).getByRole('radio', { name: /^M/ }))
  expect(chosen).toEqual(['101'])
  // React runs effects twice in strict mode, so `viewProduct` is tracked twice.
  expect(sent).toEqual(['view', 'view'])
})

test('a product that the site no longer sells says so', async () => {
  const { inside } = await show(null)
  expect(await inside.findByText(quickView.gone)).toBeTruthy()
  expect(inside.queryByRole('button', { name: messages.product.addToCart })).toBeNull()
})

const level = (inventoryLevel: number) => ({
  variants: productOf().variants.map((variant) => ({ ...variant, inventoryLevel })),
})

test.each([
  ['sold out', level(0), messages.product.addToCart, messages.product.outOfStock],
  ['coming soon', { isComingSoon: true }, messages.product.comingSoon, messages.product.comingSoonHint],
  ['retired', { isRetired: true }, messages.product.retired, messages.product.retiredHint],
])('a product that is %s cannot be added, and says why', async (_, change, button, hint) => {
  const { inside } = await show(productOf(change))
  const add = await inside.findByRole<HTMLButtonElement>('button', { name: button })
  expect(add.disabled).toBe(true)
  expect(inside.getByText(hint, { exact: false })).toBeTruthy()
})

test('a product that does not go to the country cannot be added, and says why', async () => {
  const { inside } = await show(productOf({ custom: { unshippableTo: ['US'] } }))
  expect(await inside.findByText(english.notDelivered('United States'))).toBeTruthy()
  expect(inside.getByRole<HTMLButtonElement>('button', { name: messages.product.addToCart }).disabled).toBe(true)
})

test('the link to the full details names the variant once a size is chosen', async () => {
  const { inside } = await show()
  const link = await inside.findByRole('link', { name: quickView.fullDetails })
  expect(link.getAttribute('href')).toBe('/us/en-us/ridgeline')
  await userEvent.click(within(inside.getByRole('group', { name: /^Size/ })).getByRole('radio', { name: /^M/ }))
  expect(link.getAttribute('href')).toBe('/us/en-us/ridgeline?variant=3')
})
