import type { Session } from '../auth/auth.types.ts'
import type { Wish } from '../wishlist/wishlist.types.ts'
import type { Actors, StoreActor } from './actors.ts'
import type { Settings } from './settings.ts'
import type { Domains } from './store.types.ts'

/** What the wires may touch. */
export interface Wired {
  readonly settings: Settings
  readonly domains: Domains
  /** For commands that are not for the public: from the store to its domains. */
  readonly actors: Actors
  readonly root: Pick<StoreActor, 'send'>
  readonly getSession: () => Session | null
  /** Stores what is known of the user who has just signed in. */
  readonly keepUser: (session: Session) => void
  /** Stores what is newly known of the user, if the session is still the stored one. */
  readonly updateUser: () => void
  /** Keeps what an anonymous visitor wanted until the sign-in. */
  readonly rememberWish: (wish: Wish) => void
  /** True while an add opens the drawer. */
  isAddOpening: boolean
}
