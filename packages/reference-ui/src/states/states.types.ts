import type { Gateways, MemoryPlatform, Site, Store } from '@cairn/core'
import type { Order } from '@cairn/core/account'
import type { Cart, CartLine } from '@cairn/core/cart'
import type { ReactNode } from 'react'
import type { Messages } from '../messages/index.ts'
import type { Captured } from './captured.ts'

/** What a state begins with. */
export interface Given {
  /** The path of the page below the prefix, with its query; `/home` by default. */
  readonly path?: string
  /** What lies in the cart; none: the browser has no cart. */
  readonly lines?: readonly CartLine[]
  readonly cart?: Partial<Cart>
  readonly isSignedIn?: boolean
  /** A customer of the professional programme. */
  readonly isMember?: boolean
  readonly orders?: readonly Order[]
  /** Where the visitor seems to be (ISO 3166-1 alpha-2); nowhere by default. */
  readonly country?: string
  readonly gateways?: Partial<Gateways>
  /** Whether another page is on its way. No by default. */
  readonly isNavigating?: boolean
  /** Whether the store is started; if not, nothing is known yet. Yes by default. */
  readonly isStarted?: boolean
}

/** A shop of its own with its back end in memory, in the state that is shown. */
export interface Stage {
  readonly site: Site
  readonly url: URL
  readonly isNavigating: boolean
  readonly store: Store
  readonly platform: MemoryPlatform
  readonly messages: Messages
  readonly data: Captured
  /** Where the part is drawn. */
  readonly root: HTMLElement
}

/** One picture of a part. */
export interface PartState {
  /** Its place in the address: `/__states/{part}/{name}`. */
  readonly name: string
  /** The store that has it: the US or the EU one; without it the language decides (English: US). */
  readonly only?: 'US' | 'EU'
  /** The windows that have it: below 1024 px, or from there on; both by default. */
  readonly windows?: 'small' | 'large'
  readonly given?: (data: Captured, site: Site) => Given
  readonly view: (stage: Stage) => ReactNode | Promise<ReactNode>
  /** What the shopper does once it is drawn. */
  readonly act?: (stage: Stage) => void | Promise<void>
  /** Whether the state is there; waited for. */
  readonly until?: (stage: Stage) => boolean
  /** Values of views that no store keeps, as `domain.member:value`; those of the store are read from it. */
  readonly shows?: readonly string[]
  /** Whether it comes after a wait, which nobody has to sit through again. */
  readonly isHurried?: boolean
  /** Whether the visitor's errors in the console belong to it. */
  readonly complains?: RegExp
  /** Another part shows the same in the same words: the quick look leaves it out. */
  readonly isTwin?: boolean
}

/** A part of the screen with every state that it can be in. */
export interface Part {
  readonly name: string
  readonly states: readonly PartState[]
}
