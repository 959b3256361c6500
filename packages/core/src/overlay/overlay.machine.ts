import { assign, enqueueActions, setup } from 'xstate'
import { told } from '../shared/ofEvent.ts'
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

const PANELS = ['search', 'cart', 'menu'] as const satisfies readonly OpenPanel[]
const DIALOGS = ['login', 'country', 'country-selector'] as const satisfies readonly OpenDialog[]

const isPanel = (name: OverlayName): name is OpenPanel => PANELS.some((panel) => panel === name)

const isPanelOf = (panel: OpenPanel) => ({ type: 'isPanel' as const, params: { panel } })
const isDialogOf = (dialog: OpenDialog) => ({ type: 'isDialog' as const, params: { dialog } })

const surface = (name: OverlayName) => ({
  entry: { type: 'enter' as const, params: { name } },
  exit: { type: 'leave' as const, params: { name } },
})

/** Opening what is open changes nothing; toggling it closes it. */
const panelState = (panel: OpenPanel) => ({
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

const without = ({ closing }: OverlayContext, name: OverlayName): Pick<OverlayContext, 'closing'> => ({
  closing: closing.filter((other) => other !== name),
})

/** Two regions, so that panels exclude one another and dialogs lie on top of them by construction (readings, ruling 15). */
export const overlayMachine = setup({
  types: {} as {
    context: OverlayContext
    events: OverlayEvent
    emitted: OverlayFact
  },
  delays: { closingTime: CLOSING_TIME },
  guards: {
    isPanel: ({ event }, { panel }: { panel: OpenPanel }) => 'panel' in event && event.panel === panel,
    isDialog: ({ event }, { dialog }: { dialog: OpenDialog }) => 'dialog' in event && event.dialog === dialog,
    crossesBreakpoint: ({ context, event }) => 'width' in event && breakpointOf(event.width) !== context.breakpoint,
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
        'panel.open': PANELS.map((panel) => ({ guard: isPanelOf(panel), target: `.${panel}` as const })),
        'panel.toggle': PANELS.map((panel) => ({ guard: isPanelOf(panel), target: `.${panel}` as const })),
        'panel.close': '.none',
        'page.left': '.none',
      },
      states: {
        none: {},
        search: panelState('search'),
        cart: panelState('cart'),
        menu: {
          ...panelState('menu'),
          on: {
            ...panelState('menu').on,
            'window.resized': {
              guard: 'crossesBreakpoint',
              target: 'none',
              actions: told('keepBreakpoint'),
            },
          },
        },
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
    'window.resized': { actions: told('keepBreakpoint') },
    'motion.set': { actions: told('keepMotion') },
    'closing.ended': { actions: told('end') },
  },
})
