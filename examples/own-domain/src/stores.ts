import { createDomain, createSelector, defineDomain, defineEffect } from '@cairn/core/domain'
import type { OverlayTypes } from '@cairn/core/overlay'
import type { SnapshotFrom } from 'xstate'
import { storesMachine } from './stores.machine.ts'
import type { StoresTypes } from './stores.types.ts'

const closePanelAfterStoresFound = defineEffect<[StoresTypes, OverlayTypes]>({
  name: 'overlay.closePanelAfterStoresFound',
  requires: ['stores', 'overlay'],
  on: { 'stores.found': (_, { domains }) => domains.overlay.commands.closePanel() },
})

const createView = () =>
  createSelector(
    ({ value, context }: SnapshotFrom<typeof storesMachine>) => [value, context.places] as const,
    (status, places) => ({ status, places }),
  )

/** A custom domain, the store locator: `createStore({ domains: [cart, overlay, stores], gateways: { stores: … } })`. */
export const stores = {
  ...defineDomain<StoresTypes>()({
    name: 'stores',
    machine: storesMachine,
    input: ({ gateway }) => ({ gateway }),
    open: (actor) => createDomain(actor, createView(), { find: (city: string) => actor.send({ type: 'find', city }) }),
  }),
  effects: [closePanelAfterStoresFound],
}
