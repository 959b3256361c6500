import { assign, enqueueActions, setup } from 'xstate'
import { breakpointOf, CLOSING_TIME } from './overlay.rules.ts'
import type { OpenDialog, OpenPanel, OverlayFact, OverlayName } from './overlay.types.ts'

export interface OverlayContext {
  readonly breakpoint: 'mobile' | 'desktop'
  readonly closing: readonly OverlayName[]
  readonly hasReducedMotion: boolean
}

export type OverlayEvent =
  | { type: 'panel.open'; panel: OpenPanel }
  | { type: 'panel.toggle'; panel: OpenPanel }
  | { type: 'panel.close' }
  | { type: 'dialog.open'; dialog: OpenDialog }
  | { type: 'dialog.close' }
  | { type: 'page.left' }
  | { type: 'window.resized'; width: number }
  | { type: 'motion.set'; isReduced: boolean }
  /** The closing animation of one has run; the machine tells itself. */
  | { type: 'closing.ended'; name: OverlayName }

const isPanel = (name: OverlayName): name is OpenPanel => name === 'search' || name === 'cart' || name === 'menu'

const without = ({ closing }: OverlayContext, name: OverlayName): Pick<OverlayContext, 'closing'> => ({
  closing: closing.filter((other) => other !== name),
})

/** Two regions, so that panels exclude one another and dialogs lie on top of them by construction (readings, ruling 15). */
export const overlayMachine = setup({
  types: {
    context: {} as OverlayContext,
    events: {} as OverlayEvent,
    emitted: {} as OverlayFact,
  },
  delays: { closingTime: CLOSING_TIME },
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
    keepMotion: assign((_, { isReduced }: { isReduced: boolean }) => ({ hasReducedMotion: isReduced })),
    // Opened again while it closes, it stays.
    enter: enqueueActions(({ context, enqueue }, { name }: { name: OverlayName }) => {
      enqueue.cancel(name)
      enqueue.assign(without(context, name))
      enqueue.emit(isPanel(name) ? { type: 'panel.opened', panel: name } : { type: 'dialog.opened', dialog: name })
    }),
    leave: enqueueActions(({ context, enqueue }, { name }: { name: OverlayName }) => {
      enqueue.emit(isPanel(name) ? { type: 'panel.closed', panel: name } : { type: 'dialog.closed', dialog: name })
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
  context: { breakpoint: 'desktop', closing: [], hasReducedMotion: false },
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
          entry: { type: 'enter', params: { name: 'search' } },
          exit: { type: 'leave', params: { name: 'search' } },
          on: {
            // Opening what is open changes nothing; toggling it closes it.
            'panel.open': { guard: { type: 'isPanel', params: { panel: 'search' } } },
            'panel.toggle': { guard: { type: 'isPanel', params: { panel: 'search' } }, target: 'none' },
          },
        },
        cart: {
          entry: { type: 'enter', params: { name: 'cart' } },
          exit: { type: 'leave', params: { name: 'cart' } },
          on: {
            'panel.open': { guard: { type: 'isPanel', params: { panel: 'cart' } } },
            'panel.toggle': { guard: { type: 'isPanel', params: { panel: 'cart' } }, target: 'none' },
          },
        },
        menu: {
          entry: { type: 'enter', params: { name: 'menu' } },
          exit: { type: 'leave', params: { name: 'menu' } },
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
          entry: { type: 'enter', params: { name: 'login' } },
          exit: { type: 'leave', params: { name: 'login' } },
          on: { 'dialog.open': { guard: { type: 'isDialog', params: { dialog: 'login' } } } },
        },
        country: {
          entry: { type: 'enter', params: { name: 'country' } },
          exit: { type: 'leave', params: { name: 'country' } },
          on: { 'dialog.open': { guard: { type: 'isDialog', params: { dialog: 'country' } } } },
        },
        'country-selector': {
          entry: { type: 'enter', params: { name: 'country-selector' } },
          exit: { type: 'leave', params: { name: 'country-selector' } },
          on: { 'dialog.open': { guard: { type: 'isDialog', params: { dialog: 'country-selector' } } } },
        },
      },
    },
  },
  on: {
    'window.resized': { actions: { type: 'keepBreakpoint', params: ({ event }) => event } },
    'motion.set': { actions: { type: 'keepMotion', params: ({ event }) => event } },
    'closing.ended': { actions: { type: 'end', params: ({ event }) => event } },
  },
})
