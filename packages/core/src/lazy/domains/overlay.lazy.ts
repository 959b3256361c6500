import { breakpointOf } from '../../overlay/overlay.rules.ts'
import type { OverlayTypes, OverlayView } from '../../overlay/overlay.types.ts'
import { defineLazyDomain } from '../defineLazyDomain.ts'

const NOTHING_OPEN = { panel: 'none', bgOverlay: false } as const

/** The lazy definition of the domain `overlay`: its state machine loads on demand. */
export const lazyOverlay = defineLazyDomain<OverlayTypes>({
  name: 'overlay',
  commands: {
    openSearch: 'load',
    toggleSearch: 'load',
    openCart: 'load',
    openMenu: 'load',
    toggleMenu: 'load',
    // A pointer that only passes over the menu must not load the state machines. `keep-last` keeps the last call, and
    // runs it when another command loads the machines.
    setMegaMenu: 'keep-last',
    openQuickView: 'load',
    closePanel: 'load',
    openLogin: 'load',
    openCountry: 'load',
    openCountrySelector: 'load',
    closeDialog: 'load',
    // Before the machines load, only the mega menu can be open. `withoutMachine` closes the mega menu, so leaving a
    // page does not need the machines.
    leavePage: 'keep-last',
    setWidth: 'keep-last',
    setReducedMotion: 'keep-last',
  },
  initialView: () => ({
    panel: 'none',
    dialog: 'none',
    cartModal: false,
    searchModal: false,
    loginModal: false,
    countryModal: false,
    bgOverlay: false,
    openProductId: null,
    quickView: null,
    closing: [],
    breakpoint: 'desktop',
  }),
  withoutMachine: ({ getSnapshot, show }) => {
    const change = (part: Partial<OverlayView>): void => show({ ...getSnapshot(), ...part })
    return {
      commands: {
        setMegaMenu: (isOpen) => change({ panel: isOpen ? 'mega-menu' : 'none', bgOverlay: isOpen }),
        leavePage: () => change(NOTHING_OPEN),
        setWidth: (width) => {
          const breakpoint = breakpointOf(width)
          change({ breakpoint, ...(breakpoint !== getSnapshot().breakpoint && NOTHING_OPEN) })
        },
      },
    }
  },
})
