import type { Gateways, MemoryPlatform, Site, Store } from '@cairn/core'
import type { Order } from '@cairn/core/account'
import type { Cart, CartLine, CartView } from '@cairn/core/cart'
import type { ReactNode } from 'react'
import type { Messages } from '../messages/index.ts'
import type { Captured } from './captured.ts'

/** Initial conditions of a state. */
export interface Overrides {
  /** Path of the page below the prefix, with its query. Default `/home`. */
  readonly path?: string
  /** Lines of the cart; omitted if the browser has no cart. */
  readonly lines?: readonly CartLine[]
  readonly cart?: Partial<Cart>
  readonly isSignedIn?: boolean
  /** Whether the customer belongs to the professional programme. */
  readonly isMember?: boolean
  readonly orders?: readonly Order[]
  /** Detected country of the visitor (ISO 3166-1 alpha-2). Default: unknown. */
  readonly country?: string
  readonly gateways?: Partial<Gateways>
  /** A function of the shop that returns reasons to block the checkout of the cart. */
  readonly blocker?: (cart: CartView) => readonly string[]
  /** Whether a navigation to another page is in progress. Default false. */
  readonly isNavigating?: boolean
  /** Whether the store starts (default true). With false, all its data stays unknown. */
  readonly isStarted?: boolean
}

/** A separate in-memory shop in the state to show. */
export interface Stage {
  readonly site: Site
  readonly url: URL
  readonly isNavigating: boolean
  readonly store: Store
  readonly platform: MemoryPlatform
  readonly messages: Messages
  readonly data: Captured
  /** Element that contains the rendered component. */
  readonly root: HTMLElement
}

/** One state of a component. */
export interface PartState {
  /** Last part of the URL: `/__states/{part}/{name}`. */
  readonly name: string
  /**
   * Limits the state to one store. By default, English shows the US store, and every other language shows the EU store.
   */
  readonly only?: 'US' | 'EU'
  /** Viewports that have the state: `small` below 1024 px, `large` from 1024 px. Default: both. */
  readonly windows?: 'small' | 'large'
  readonly overrides?: (data: Captured, site: Site) => Overrides
  readonly view: (stage: Stage) => ReactNode | Promise<ReactNode>
  /** Actions of the shopper after the first render. */
  readonly act?: (stage: Stage) => void | Promise<void>
  /** Condition that completes the state; the gallery waits for it. */
  readonly until?: (stage: Stage) => boolean
  /**
   * Values that the state shows but that are not in the store, as `domain.member:value`. Do not list values of the
   * store, because the gallery reads them itself.
   */
  readonly shows?: readonly string[]
  /** Whether the delays of the shop, such as the one before a redirect, elapse at once in this state. */
  readonly isHurried?: boolean
  /** Pattern of the console errors that the state is expected to cause. */
  readonly complains?: RegExp
  /** Whether another component shows the same content. The quick check skips such a state. */
  readonly isTwin?: boolean
}

/** A component of the shop with all its states. */
export interface Part {
  readonly name: string
  readonly states: readonly PartState[]
}
