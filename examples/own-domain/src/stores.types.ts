import type { DomainTypes } from '@cairn/core/domain'

export interface StoresTypes extends DomainTypes {
  readonly name: 'stores'
  readonly view: { readonly status: 'idle' | 'loading' | 'failed'; readonly places: readonly string[] }
  readonly commands: { find(city: string): void }
  readonly event: { readonly type: 'stores.found'; readonly count: number }
  readonly gateway: { find(city: string, signal: AbortSignal): Promise<readonly string[]> }
  readonly requires: never
}
