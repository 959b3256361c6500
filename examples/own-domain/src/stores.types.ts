import type { EventLike } from '@cairn/core/domain'

/** Finds the names of the stores in a city. */
export type StoresGateway = { find(city: string, signal: AbortSignal): Promise<readonly string[]> }

export interface StoresView {
  readonly status: 'idle' | 'loading' | 'shown' | 'failed'
  readonly places: readonly string[]
}

export interface StoresTypes {
  readonly name: 'stores'
  readonly view: StoresView
  readonly commands: { find(city: string): void }
  readonly event: { readonly type: 'stores.found'; readonly count: number }
  readonly gateway: StoresGateway
  readonly internal: EventLike
  readonly requires: never
  readonly blockable: never
}
