import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createDomain } from '../shared/createDomain.ts'
import type { Domain } from '../shared/domain.ts'
import { createSelector } from '../shared/selectors.ts'
import type { overlayMachine } from './overlay.machine.ts'
import type { OverlayCommands, OverlayEvent, OverlayView } from './overlay.types.ts'

type OverlayActor = ActorRefFrom<typeof overlayMachine>
export type OverlayDomain = Domain<OverlayView, OverlayCommands, OverlayEvent>

const createOverlayView = (): ((snapshot: SnapshotFrom<typeof overlayMachine>) => OverlayView) =>
  createSelector(
    ({ value, context }) => {
      const quickView = value.panel === 'quick-view' ? context.product : null
      return [value.panel, value.dialog, context.closing, context.breakpoint, quickView] as const
    },
    (panel, dialog, closing, breakpoint, quickView): OverlayView => ({
      panel,
      dialog,
      cartModal: panel === 'cart',
      searchModal: panel === 'search',
      loginModal: dialog === 'login',
      countryModal: dialog === 'country',
      bgOverlay: panel !== 'none' && panel !== 'cart',
      openProductId: quickView?.id ?? null,
      quickView,
      closing,
      breakpoint,
    }),
  )

const createOverlayCommands = (actor: OverlayActor): OverlayCommands => ({
  openSearch: () => actor.send({ type: 'panel.open', panel: 'search' }),
  toggleSearch: () => actor.send({ type: 'panel.toggle', panel: 'search' }),
  openCart: () => actor.send({ type: 'panel.open', panel: 'cart' }),
  openMenu: () => actor.send({ type: 'panel.open', panel: 'menu' }),
  toggleMenu: () => actor.send({ type: 'panel.toggle', panel: 'menu' }),
  setMegaMenu: (isOpen) => actor.send({ type: isOpen ? 'megaMenu.open' : 'megaMenu.close' }),
  openQuickView: (product) => actor.send({ type: 'product.open', product }),
  closePanel: () => actor.send({ type: 'panel.close' }),
  openLogin: () => actor.send({ type: 'dialog.open', dialog: 'login' }),
  openCountry: () => actor.send({ type: 'dialog.open', dialog: 'country' }),
  openCountrySelector: () => actor.send({ type: 'dialog.open', dialog: 'country-selector' }),
  closeDialog: () => actor.send({ type: 'dialog.close' }),
  leavePage: () => actor.send({ type: 'page.left' }),
  setWidth: (width) => actor.send({ type: 'window.resized', width }),
  setReducedMotion: (isReduced) => actor.send({ type: 'motion.set', isReduced }),
})

/** Creates the public side of the overlay: its view, commands and events. */
export const createOverlayDomain = (actor: OverlayActor): OverlayDomain =>
  createDomain(actor, createOverlayView(), createOverlayCommands(actor))
