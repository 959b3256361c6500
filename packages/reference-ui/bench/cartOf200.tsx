import type { Store } from '@cairn/core'
import type { CartLineView } from '@cairn/core/cart'
import { createFullStore } from '@cairn/core/domains'
import { createMemoryPlatform } from '@cairn/core/platform'
import { createCart, createCartLine, createFakeGateways } from '@cairn/core/testing'
import { StoreProvider, useCart } from '@cairn/react'
import { memo, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ShopContext } from '../src/app/shop/ShopContext.tsx'
import { findSite } from '../src/app/shop/sites.ts'
import { CartContents } from '../src/cart/CartContents.tsx'
import { loadMessages, MessagesProvider } from '../src/messages/index.ts'
import { createManualClock } from './manualClock.ts'

const LINES = 200
const CHANGED = 'line-100'
const SITE = 'us/en-us'
const STOCK = 9

const firstCart = createCart({
  id: 'cart-0123456789abcdef',
  currency: 'USD',
  currencySymbol: '$',
  locale: 'en-US',
  taxIncluded: false,
  lines: Array.from({ length: LINES }, (_, index) =>
    createCartLine({
      id: `line-${index}`,
      productId: `${index}`,
      variantId: `${index}`,
      name: `Jacket ${index}`,
      options: [
        { name: 'Color', value: 'Spruce' },
        { name: 'Size', value: 'M' },
      ],
      inventoryLevel: STOCK,
    }),
  ),
})

/** A change of one quantity in a cart of 200 lines. */
export interface QuantityChange {
  /** Name of the implementation that shows the cart. */
  readonly name: string
  /** Sets the quantity of one line. */
  run(step: number): void
  /** Throws an error if the page does not show the quantity of that step. */
  check(step: number): void
  /** Lets the server confirm the change, so that the next one starts from a saved cart. */
  confirm(): Promise<void>
}

const quantityAt = (step: number): number => 1 + (step % STOCK)

/** Opens a store whose cart has 200 lines. */
const openStore = async () => {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ href: `https://shop.example/${SITE}/checkout-cart` })
  platform.cookies.set('bc_cartId_US', firstCart.id)
  let saved = firstCart
  const store = createFullStore({
    site: SITE,
    platform,
    clock,
    gateways: {
      ...createFakeGateways({ site: SITE, country: null }),
      cart: {
        load: async () => saved,
        create: async () => saved,
        claim: async () => saved,
        release: async () => undefined,
        save: async ({ change }) => {
          if (change.kind !== 'quantity') return saved
          const { lineId, quantity } = change
          // Copy the cart: a real response is parsed anew, so it shares no object with the previous cart.
          const { lines, ...cart } = structuredClone(saved)
          saved = { ...cart, lines: lines.map((line) => (line.id === lineId ? { ...line, quantity } : line)) }
          return saved
        },
      },
    },
  })
  store.start()
  const loading = await store.cart.commands.refresh()
  if (!loading.ok) throw loading.error
  return { store, clock }
}

const lineIn = (store: Store): CartLineView | undefined =>
  store.cart.getSnapshot().lines.find(({ id }) => id === CHANGED)

const measured = async (
  name: string,
  show: (store: Store) => () => string | null | undefined,
): Promise<QuantityChange> => {
  const { store, clock } = await openStore()
  const shown = show(store)
  let saving: Promise<unknown> = Promise.resolve()
  return {
    name,
    run: (step) => {
      saving = store.cart.commands.setQuantity(CHANGED, quantityAt(step))
    },
    check: (step) => {
      if (shown() !== String(quantityAt(step))) throw new Error(`${name} shows ${shown()}, not ${quantityAt(step)}`)
    },
    confirm: async () => {
      clock.elapse()
      await saving
      if (store.cart.getSnapshot().isSaving) throw new Error('The cart is not saved')
    },
  }
}

const Row = memo(({ line }: { readonly line: CartLineView }) => (
  <li data-id={line.id}>
    {line.name} <output>{line.quantity}</output>
  </li>
))

function List() {
  const lines = useCart(({ lines }) => lines)
  return (
    <ul>
      {lines.map((line) => (
        <Row key={line.id} line={line} />
      ))}
    </ul>
  )
}

const render = (store: Store, place: HTMLElement, content: ReactNode): void =>
  flushSync(() => createRoot(place).render(<StoreProvider store={store}>{content}</StoreProvider>))

/**
 * Mounts the same cart three times: without React, as a plain React list of memoised rows, and as the cart of the
 * storefront.
 */
export const mountCarts = async (place: HTMLElement): Promise<readonly QuantityChange[]> => {
  const site = findSite(SITE)
  if (site === undefined) throw new Error(`There is no site at ${SITE}`)
  const messages = await loadMessages(site.hreflang)
  const shop = { site, url: new URL('https://shop.example'), isNavigating: false, navigate: () => undefined }
  const addArea = () => place.appendChild(document.createElement('div'))
  const [plain, list, storefront] = [addArea(), addArea(), addArea()]
  return [
    await measured('without React', (store) => {
      store.cart.subscribe(({ lines }) => {
        plain.textContent = String(lines.find(({ id }) => id === CHANGED)?.quantity)
      })
      return () => plain.textContent
    }),
    await measured('a list of memoised rows', (store) => {
      render(store, list, <List />)
      const output = list.querySelector(`[data-id="${CHANGED}"] output`)
      return () => output?.textContent
    }),
    await measured("the storefront's cart", (store) => {
      const label = messages.cart.quantityOf(lineIn(store)?.name ?? '')
      const contents = <CartContents level={2} onContinue={() => undefined} />
      render(
        store,
        storefront,
        <ShopContext value={shop}>
          <MessagesProvider messages={messages}>{contents}</MessagesProvider>
        </ShopContext>,
      )
      const field = storefront.querySelector<HTMLInputElement>(`[aria-label="${label}"]`)
      return () => field?.value
    }),
  ]
}
