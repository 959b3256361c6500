import { assign, enqueueActions, setup } from 'xstate'
import type { MachineTypes } from '../shared/domain.ts'
import { withEvent } from '../shared/withEvent.ts'
import { breakpointOf, CLOSING_TIME } from './overlay.rules.ts'
import type { OpenDialog, OverlayEvent, OverlayName, OverlayTypes, QuickViewProduct } from './overlay.types.ts'

const PANELS = ['search', 'cart', 'menu'] as const
const DIALOGS = ['login', 'country', 'country-selector'] as const satisfies readonly OpenDialog[]
/** A panel that `panel.open` can open. The mega menu and the quick view have their own events. */
type NamedPanel = (typeof PANELS)[number]

export interface OverlayContext {
  readonly breakpoint: 'mobile' | 'desktop'
  /** The panels and dialogs in their closing animation. */
  readonly closing: readonly OverlayName[]
  /** Whether the user prefers reduced motion, so that nothing is animated. */
  readonly hasReducedMotion: boolean
  /** The product of the last quick view. */
  readonly product: QuickViewProduct | null
}

export type OverlayMachineEvent =
  | { type: 'panel.open'; panel: NamedPanel }
  | { type: 'panel.toggle'; panel: NamedPanel }
  | { type: 'megaMenu.open' }
  | { type: 'megaMenu.close' }
  | { type: 'product.open'; product: QuickViewProduct }
  | { type: 'panel.close' }
  | { type: 'dialog.open'; dialog: OpenDialog }
  | { type: 'dialog.close' }
  | { type: 'page.left' }
  | { type: 'window.resized'; width: number }
  | { type: 'motion.set'; isReduced: boolean }
  /** A closing animation has ended; the machine sends this event to itself. */
  | { type: 'closing.ended'; name: OverlayName }

const isDialog = (name: OverlayName): name is OpenDialog => DIALOGS.some((dialog) => dialog === name)

const isPanelOf = (panel: NamedPanel) => ({ type: 'isPanel' as const, params: { panel } })
const isDialogOf = (dialog: OpenDialog) => ({ type: 'isDialog' as const, params: { dialog } })

const surface = (name: OverlayName) => ({
  entry: { type: 'enter' as const, params: { name } },
  exit: { type: 'leave' as const, params: { name } },
})

/** Returns the state in which a panel is open. Opening the panel again does nothing; toggling the panel closes it. */
const panelState = (panel: NamedPanel) => ({
  ...surface(panel),
  on: {
    'panel.open': { guard: isPanelOf(panel) },
    'panel.toggle': { guard: isPanelOf(panel), target: 'none' as const },
  },
})

const dialogState = (dialog: OpenDialog) => ({
  ...surface(dialog),
  on: { 'dialog.open': { guard: isDialogOf(dialog) } },
})

/**
 * Closes a menu when the window width crosses the breakpoint. The mobile menu exists only in narrower windows, and the
 * mega menu only in wider ones.
 */
const closesOnCrossing = {
  'window.resized': {
    guard: 'crossesBreakpoint' as const,
    target: 'none' as const,
    actions: withEvent('applyBreakpoint'),
  },
}

/** Lets the mega menu open while the search panel is open, because the search panel is not modal. */
const opensMegaMenu = { 'megaMenu.open': 'mega-menu' as const }

const without = ({ closing }: OverlayContext, name: OverlayName): Pick<OverlayContext, 'closing'> => ({
  closing: closing.filter((other) => other !== name),
})

/** Two parallel regions: only one panel is open at a time, and a dialog can open on top of it (docs/spec/rulings.md#15). */
export const overlayMachine = setup({
  types: {} as {
    context: OverlayContext
    events: OverlayMachineEvent
    emitted: OverlayEvent
  },
  delays: { closingTime: CLOSING_TIME },
  guards: {
    isPanel: ({ event }, { panel }: { panel: NamedPanel }) => 'panel' in event && event.panel === panel,
    isDialog: ({ event }, { dialog }: { dialog: OpenDialog }) => 'dialog' in event && event.dialog === dialog,
    crossesBreakpoint: ({ context, event }) => 'width' in event && breakpointOf(event.width) !== context.breakpoint,
  },
  actions: {
    applyBreakpoint: assign((_, { width }: { width: number }) => ({ breakpoint: breakpointOf(width) })),
    applyMotion: assign((_, { isReduced }: { isReduced: boolean }) => ({ hasReducedMotion: isReduced })),
    applyProduct: assign((_, { product }: { product: QuickViewProduct }) => ({ product })),
    // An overlay that opens again cancels its closing animation.
    enter: enqueueActions(({ context, enqueue }, { name }: { name: OverlayName }) => {
      enqueue.cancel(name)
      enqueue.assign(without(context, name))
      enqueue.emit(isDialog(name) ? { type: 'dialog.opened', dialog: name } : { type: 'panel.opened', panel: name })
    }),
    leave: enqueueActions(({ context, enqueue }, { name }: { name: OverlayName }) => {
      enqueue.emit(isDialog(name) ? { type: 'dialog.closed', dialog: name } : { type: 'panel.closed', panel: name })
      if (context.hasReducedMotion) {
        enqueue.emit({ type: 'overlay.gone', name })
        return
      }
      enqueue.assign({ closing: [...context.closing, name] })
      enqueue.raise({ type: 'closing.ended', name }, { id: name, delay: 'closingTime' })
    }),
    end: enqueueActions(({ context, enqueue }, { name }: { name: OverlayName }) => {
      enqueue.assign(without(context, name))
      enqueue.emit({ type: 'overlay.gone', name })
    }),
  },
}).createMachine({
  id: 'overlay',
  context: { breakpoint: 'desktop', closing: [], hasReducedMotion: false, product: null },
  type: 'parallel',
  states: {
    panel: {
      initial: 'none',
      on: {
        'panel.open': PANELS.map((panel) => ({ guard: isPanelOf(panel), target: `.${panel}` as const })),
        'panel.toggle': PANELS.map((panel) => ({ guard: isPanelOf(panel), target: `.${panel}` as const })),
        'product.open': { target: '.quick-view', actions: withEvent('applyProduct') },
        'panel.close': '.none',
        'page.left': '.none',
      },
      states: {
        none: { on: opensMegaMenu },
        search: { ...panelState('search'), on: { ...panelState('search').on, ...opensMegaMenu } },
        cart: panelState('cart'),
        menu: { ...panelState('menu'), on: { ...panelState('menu').on, ...closesOnCrossing } },
        'mega-menu': { ...surface('mega-menu'), on: { 'megaMenu.close': 'none', ...closesOnCrossing } },
        // Another product replaces the displayed one.
        'quick-view': { ...surface('quick-view'), on: { 'product.open': { actions: withEvent('applyProduct') } } },
      },
    },
    dialog: {
      initial: 'none',
      on: {
        'dialog.open': DIALOGS.map((dialog) => ({ guard: isDialogOf(dialog), target: `.${dialog}` as const })),
        'dialog.close': '.none',
        'page.left': '.none',
      },
      states: {
        none: {},
        login: dialogState('login'),
        country: dialogState('country'),
        'country-selector': dialogState('country-selector'),
      },
    },
  },
  on: {
    'window.resized': { actions: withEvent('applyBreakpoint') },
    'motion.set': { actions: withEvent('applyMotion') },
    'closing.ended': { actions: withEvent('end') },
  },
})

/** The types of the overlay domain with the events of its machine. The effects of the core use them. */
export type OverlayMachineTypes = MachineTypes<OverlayTypes, OverlayMachineEvent>
