export { type Apis, defaultApis } from './api/apis.ts'
export { CART_COOKIE_DAYS } from './environment/cookies.ts'
export type { TypesOf } from './kit/definition.types.ts'
export { DESKTOP_BREAKPOINT } from './overlay/overlay.rules.ts'
export { createBrowserPlatform } from './platform/browser.ts'
export type { ClaimMapping, ClaimSource, Claims, IdentityConfig } from './platform/identity.types.ts'
export { createMemoryPlatform, type MemoryPlatform } from './platform/memory.ts'
export type { Platform } from './platform/platform.types.ts'
export type { CallOptions } from './shared/call.ts'
export type { CustomOf, CustomPlace, Json, JsonObject } from './shared/custom.ts'
export { defineSite, defineSites, type SiteOptions } from './shared/defineSite.ts'
export type { Domain, DomainOf, DomainTypes, EventLike, EventNamed, Subscription } from './shared/domain.ts'
export { type ErrorCode, StoreError, toStoreError, UNEXPECTED_ERROR } from './shared/errors.ts'
export type { Id } from './shared/id.ts'
export { type Currency, formatMoney, type Money, minorDigits } from './shared/money.ts'
export type { ChangeOptions, CommandOptions, Outcome } from './shared/outcome.ts'
export { safeUrl } from './shared/safeUrl.ts'
export type { Language, Site, StoreSource } from './shared/site.ts'
export { sitePath } from './shared/sitePath.ts'
export { findSite, sites } from './shared/sites.ts'
export type { Blockers, StoreConfig, StoreOptions } from './store/config.types.ts'
export { createStore } from './store/createStore.ts'
export { createPageGateways, type GatewayConfig } from './store/gateways.ts'
export type { Domains, Gateways, PageGateways, Store, StoreEvent, StoreMembers, StoreOf } from './store/store.types.ts'

/**
 * Registers types of your shop. `store` gives `useStore` and `useStoreEvent` the types of your store; `custom` types
 * your own data, by {@link CustomPlace}. This file declares the interface itself, because a module augmentation does
 * not reach a re-exported interface.
 *
 * @example declare module '@cairn/core' { interface Register { store: typeof store } }
 * @example declare module '@cairn/core' { interface Register { custom: { line: { giftMessage?: string } } } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: a shop adds its members.
export interface Register {}
