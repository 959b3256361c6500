import { assign, emit, setup } from 'xstate'
import { breakpointOf } from './overlay.rules.ts'
import type { OverlayDialog, OverlayFact, Panel } from './overlay.types.ts'

export interface OverlayContext {
  readonly breakpoint: 'mobile' | 'desktop'
}

export type OverlayEvent =
  | { type: 'panel.open'; panel: Exclude<Panel, 'none'> }
  | { type: 'panel.toggle'; panel: Exclude<Panel, 'none'> }
  | { type: 'panel.close' }
  | { type: 'dialog.open'; dialog: Exclude<OverlayDialog, 'none'> }
  | { type: 'dialog.close' }
  | { type: 'page.left' }
  | { type: 'window.resized'; width: number }

type OpenPanel = Exclude<Panel, 'none'>
type OpenDialog = Exclude<OverlayDialog, 'none'>

/** Two regions, so that panels exclude one another and dialogs lie on top of them by construction (readings, ruling 15). */
export const overlayMachine = setup({
  types: {
    context: {} as OverlayContext,
    events: {} as OverlayEvent,
    emitted: {} as OverlayFact,
  },
  guards: {
    isPanel: ({ event }, { panel }: { panel: OpenPanel }) =>
      (event.type === 'panel.open' || event.type === 'panel.toggle') && event.panel === panel,
    isDialog: ({ event }, { dialog }: { dialog: OpenDialog }) =>
      event.type === 'dialog.open' && event.dialog === dialog,
    crossesBreakpoint: ({ context, event }) =>
      event.type === 'window.resized' && breakpointOf(event.width) !== context.breakpoint,
  },
  actions: {
    keepBreakpoint: assign((_, { width }: { width: number }) => ({ breakpoint: breakpointOf(width) })),
    tellOpened: emit((_, { panel }: { panel: OpenPanel }) => ({ type: 'panel.opened' as const, panel })),
    tellClosed: emit((_, { panel }: { panel: OpenPanel }) => ({ type: 'panel.closed' as const, panel })),
    tellDialogOpened: emit((_, { dialog }: { dialog: OpenDialog }) => ({ type: 'dialog.opened' as const, dialog })),
    tellDialogClosed: emit((_, { dialog }: { dialog: OpenDialog }) => ({ type: 'dialog.closed' as const, dialog })),
  },
}).createMachine({
  id: 'overlay',
  context: { breakpoint: 'desktop' },
  type: 'parallel',
  states: {
    panel: {
      initial: 'none',
      on: {
        'panel.open': [
          { guard: { type: 'isPanel', params: { panel: 'search' } }, target: '.search' },
          { guard: { type: 'isPanel', params: { panel: 'cart' } }, target: '.cart' },
          { guard: { type: 'isPanel', params: { panel: 'menu' } }, target: '.menu' },
        ],
        'panel.toggle': [
          { guard: { type: 'isPanel', params: { panel: 'search' } }, target: '.search' },
          { guard: { type: 'isPanel', params: { panel: 'menu' } }, target: '.menu' },
          { guard: { type: 'isPanel', params: { panel: 'cart' } }, target: '.cart' },
        ],
        'panel.close': '.none',
        'page.left': '.none',
      },
      states: {
        none: {},
        search: {
          entry: { type: 'tellOpened', params: { panel: 'search' } },
          exit: { type: 'tellClosed', params: { panel: 'search' } },
          on: {
            // Opening what is open changes nothing; toggling it closes it.
            'panel.open': { guard: { type: 'isPanel', params: { panel: 'search' } } },
            'panel.toggle': { guard: { type: 'isPanel', params: { panel: 'search' } }, target: 'none' },
          },
        },
        cart: {
          entry: { type: 'tellOpened', params: { panel: 'cart' } },
          exit: { type: 'tellClosed', params: { panel: 'cart' } },
          on: {
            'panel.open': { guard: { type: 'isPanel', params: { panel: 'cart' } } },
            'panel.toggle': { guard: { type: 'isPanel', params: { panel: 'cart' } }, target: 'none' },
          },
        },
        menu: {
          entry: { type: 'tellOpened', params: { panel: 'menu' } },
          exit: { type: 'tellClosed', params: { panel: 'menu' } },
          on: {
            'panel.open': { guard: { type: 'isPanel', params: { panel: 'menu' } } },
            'panel.toggle': { guard: { type: 'isPanel', params: { panel: 'menu' } }, target: 'none' },
            'window.resized': {
              guard: 'crossesBreakpoint',
              target: 'none',
              actions: { type: 'keepBreakpoint', params: ({ event }) => event },
            },
          },
        },
      },
    },
    dialog: {
      initial: 'none',
      on: {
        'dialog.open': [
          { guard: { type: 'isDialog', params: { dialog: 'login' } }, target: '.login' },
          { guard: { type: 'isDialog', params: { dialog: 'country' } }, target: '.country' },
          { guard: { type: 'isDialog', params: { dialog: 'country-selector' } }, target: '.country-selector' },
        ],
        'dialog.close': '.none',
        'page.left': '.none',
      },
      states: {
        none: {},
        login: {
          entry: { type: 'tellDialogOpened', params: { dialog: 'login' } },
          exit: { type: 'tellDialogClosed', params: { dialog: 'login' } },
        },
        country: {
          entry: { type: 'tellDialogOpened', params: { dialog: 'country' } },
          exit: { type: 'tellDialogClosed', params: { dialog: 'country' } },
        },
        'country-selector': {
          entry: { type: 'tellDialogOpened', params: { dialog: 'country-selector' } },
          exit: { type: 'tellDialogClosed', params: { dialog: 'country-selector' } },
        },
      },
    },
  },
  on: { 'window.resized': { actions: { type: 'keepBreakpoint', params: ({ event }) => event } } },
})
