import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { cardOf } from './overlay.fixture.ts'
import { overlayMachine } from './overlay.machine.ts'
import { CLOSING_TIME, DESKTOP_BREAKPOINT, isMounted } from './overlay.rules.ts'
import type { OverlayCommands, OverlayEvent, OverlayName } from './overlay.types.ts'
import { createOverlayDomain } from './overlay.view.ts'

const open = () => {
  const clock = new SimulatedClock()
  const domain = createOverlayDomain(createActor(overlayMachine, { clock }).start())
  const emitted: string[] = []
  const nameOf = (event: OverlayEvent) =>
    'panel' in event ? event.panel : 'dialog' in event ? event.dialog : event.name
  domain.on('*', (event: OverlayEvent) => emitted.push(`${event.type} ${nameOf(event)}`))
  const has = (name: OverlayName) => isMounted(domain.getSnapshot(), name)
  return { ...domain.commands, view: domain.getSnapshot, subscribe: domain.subscribe, emitted, clock, has }
}

test('the view has the four modals and the breakpoint', { meta: { spec: ['3.overlay.ui-state'] } }, () => {
  const { view, openCart, openSearch, openLogin, openCountry, setWidth } = open()
  const modals = () => {
    const { cartModal, searchModal, loginModal, countryModal, breakpoint } = view()
    return [cartModal, searchModal, loginModal, countryModal, breakpoint]
  }
  expect(modals()).toEqual([false, false, false, false, 'desktop'])
  openCart()
  openLogin()
  expect(modals()).toEqual([true, false, true, false, 'desktop'])
  openSearch()
  openCountry()
  setWidth(390)
  expect(modals()).toEqual([false, true, false, true, 'mobile'])
})

test('the search icon opens and closes the panel', { meta: { spec: ['4.search.toggle'] } }, () => {
  const { view, toggleSearch } = open()
  toggleSearch()
  expect(view().searchModal).toBe(true)
  toggleSearch()
  expect(view().searchModal).toBe(false)
})

test('leaving the page closes panel and dialog', { meta: { spec: ['4.search.closes-on-route'] } }, () => {
  const { view, openSearch, openLogin, leavePage } = open()
  openSearch()
  openLogin()
  leavePage()
  expect([view().panel, view().dialog]).toEqual(['none', 'none'])
})

test('opening a panel closes the other in one step, without a state in which both are open', {
  meta: {
    spec: [
      '4.search.closes-on-menu',
      '4.search.closes-on-cart',
      '4.overlay.menu-toggle',
      '4.overlay.cart-closes-menu',
      '4.overlay.exclusive',
      '4.cart.drawer-state',
    ],
  },
}, () => {
  const { view, subscribe, emitted, openSearch, openMenu, openCart, closePanel } = open()
  const seen: string[] = []
  subscribe(({ panel }) => seen.push(panel))
  openSearch()
  openMenu()
  openCart()
  openSearch()
  openCart()
  closePanel()
  expect(seen).toEqual(['search', 'menu', 'cart', 'search', 'cart', 'none'])
  expect(emitted.slice(0, 4)).toEqual([
    'panel.opened search',
    'panel.closed search',
    'panel.opened menu',
    'panel.closed menu',
  ])
  expect(view().cartModal).toBe(false)
})

test.each(['openLogin', 'openCountry', 'openCountrySelector'] as const)(
  '%s opens on top of the cart and keeps it open',
  { meta: { spec: ['4.overlay.exclusive'] } },
  (command) => {
    const overlay = open()
    overlay.openCart()
    overlay[command]()
    expect(overlay.view().panel).toBe('cart')
    expect(overlay.view().dialog).not.toBe('none')
    overlay.closeDialog()
    expect([overlay.view().panel, overlay.view().dialog]).toEqual(['cart', 'none'])
  },
)

test('opening an open panel emits nothing, and the view keeps its reference', () => {
  const { view, emitted, openCart } = open()
  openCart()
  const shown = view()
  openCart()
  expect(view()).toBe(shown)
  expect(emitted).toEqual(['panel.opened cart'])
})

test('1023 is mobile and 1024 is desktop', {
  meta: { spec: ['4.overlay.width-decides', '9.overlay.desktop-breakpoint'] },
}, () => {
  const { view, setWidth } = open()
  setWidth(1023)
  expect(view().breakpoint).toBe('mobile')
  setWidth(1024)
  expect(view().breakpoint).toBe('desktop')
  expect(DESKTOP_BREAKPOINT).toBe(1024)
})

test('crossing the breakpoint closes only the menu', {
  meta: { spec: ['4.overlay.crossing-closes'] },
}, () => {
  const { view, openMenu, openCart, setWidth } = open()
  setWidth(1023)
  openMenu()
  setWidth(800)
  expect(view().panel).toBe('menu')
  setWidth(1024)
  expect(view().panel).toBe('none')
  openCart()
  setWidth(1023)
  expect(view().panel).toBe('cart')
})

const surfaces: readonly (readonly [OverlayName, (commands: OverlayCommands) => void, 'closePanel' | 'closeDialog'])[] =
  [
    ['search', ({ openSearch }) => openSearch(), 'closePanel'],
    ['cart', ({ openCart }) => openCart(), 'closePanel'],
    ['menu', ({ openMenu }) => openMenu(), 'closePanel'],
    ['mega-menu', ({ setMegaMenu }) => setMegaMenu(true), 'closePanel'],
    ['quick-view', ({ openQuickView }) => openQuickView(cardOf('7')), 'closePanel'],
    ['login', ({ openLogin }) => openLogin(), 'closeDialog'],
    ['country', ({ openCountry }) => openCountry(), 'closeDialog'],
    ['country-selector', ({ openCountrySelector }) => openCountrySelector(), 'closeDialog'],
  ]

test.each(surfaces)(
  'after closing, %s is still mounted at 299 ms and unmounted at 300 ms',
  { meta: { spec: ['9.overlay.modal-close'] } },
  (name, opens, closes) => {
    const overlay = open()
    const show = () => opens(overlay)
    const { [closes]: close, view, has, clock, emitted } = overlay
    show()
    close()
    expect([view().panel, view().dialog]).toEqual(['none', 'none'])
    clock.increment(299)
    expect([has(name), view().closing]).toEqual([true, [name]])
    expect(emitted).not.toContain(`overlay.gone ${name}`)
    clock.increment(1)
    expect([has(name), view().closing]).toEqual([false, []])
    expect(emitted.filter((event) => event === `overlay.gone ${name}`)).toHaveLength(1)
    expect(CLOSING_TIME).toBe(300)
  },
)

test.each(surfaces)(
  'when %s opens again while it closes, it stays, and no late timer unmounts it',
  { meta: { spec: ['9.overlay.modal-reopen'] } },
  (name, opens, closes) => {
    const overlay = open()
    const show = () => opens(overlay)
    const { [closes]: close, view, has, clock, emitted } = overlay
    show()
    close()
    clock.increment(100)
    show()
    expect(view().closing).toEqual([])
    clock.increment(10_000)
    expect(has(name)).toBe(true)
    expect([view().panel, view().dialog]).toContain(name)
    expect(emitted).not.toContain(`overlay.gone ${name}`)
    close()
    clock.increment(299)
    expect(has(name)).toBe(true)
    clock.increment(1)
    expect(has(name)).toBe(false)
  },
)

test.each(surfaces)(
  'with reduced motion a closed %s is unmounted at once',
  { meta: { spec: ['9.overlay.modal-reopen'] } },
  (name, opens, closes) => {
    const overlay = open()
    const show = () => opens(overlay)
    const { [closes]: close, setReducedMotion, has, emitted } = overlay
    setReducedMotion(true)
    show()
    close()
    expect(has(name)).toBe(false)
    expect(emitted.at(-1)).toBe(`overlay.gone ${name}`)
    setReducedMotion(false)
    show()
    close()
    expect(has(name)).toBe(true)
  },
)

test('a panel closes while the next one opens, each with its own timer', () => {
  const { openSearch, openCart, openMenu, view, clock } = open()
  openSearch()
  openCart()
  clock.increment(200)
  openMenu()
  expect(view()).toMatchObject({ panel: 'menu', closing: ['search', 'cart'] })
  clock.increment(100)
  expect(view().closing).toEqual(['cart'])
  clock.increment(200)
  expect(view().closing).toEqual([])
})

test('the page is dimmed under a menu, the search or a quick view', {
  meta: { spec: ['3.product.state'] },
}, () => {
  const { view, openSearch, openCart, openMenu, setMegaMenu, openQuickView, openLogin, closePanel } = open()
  const opens: readonly (readonly [() => void, boolean])[] = [
    [openSearch, true],
    [openMenu, true],
    [() => openQuickView(cardOf('7')), true],
    [openCart, false],
    [closePanel, false],
    [() => setMegaMenu(true), true],
    [() => setMegaMenu(false), false],
    [openLogin, false],
  ]
  expect(view().bgOverlay).toBe(false)
  for (const [act, isDimmed] of opens) {
    act()
    expect(view().bgOverlay, view().panel).toBe(isDimmed)
  }
})

test('the quick view has its product, another product replaces it, and after closing it has none', {
  meta: { spec: ['3.product.state'] },
}, () => {
  const { view, emitted, openQuickView, openCart, closePanel } = open()
  expect(view().openProductId).toBeNull()
  openQuickView(cardOf('7'))
  const card = cardOf('8')
  openQuickView(card)
  expect(view()).toMatchObject({ panel: 'quick-view', openProductId: '8', quickView: card })
  expect(emitted).toEqual(['panel.opened quick-view'])
  const shown = view()
  openQuickView(card)
  expect(view()).toBe(shown)
  openCart()
  expect(view()).toMatchObject({ panel: 'cart', openProductId: null, quickView: null })
  openQuickView(cardOf('9'))
  closePanel()
  expect(view()).toMatchObject({ openProductId: null, quickView: null })
})

test('Login Required opens on top of the quick view and keeps it open', {
  meta: { spec: ['4.overlay.exclusive'] },
}, () => {
  const { view, openQuickView, openLogin, closeDialog } = open()
  openQuickView(cardOf('7'))
  openLogin()
  expect(view()).toMatchObject({ panel: 'quick-view', dialog: 'login', openProductId: '7' })
  closeDialog()
  expect(view()).toMatchObject({ panel: 'quick-view', dialog: 'none', openProductId: '7' })
})

test('the mega menu closes when another panel opens, and does not open under a modal panel', {
  meta: { spec: ['4.overlay.exclusive', '4.overlay.cart-closes-menu'] },
}, () => {
  const { view, setMegaMenu, openSearch, openCart, openMenu, openQuickView, closePanel } = open()
  for (const opens of [openSearch, openCart, openMenu, () => openQuickView(cardOf('7'))]) {
    closePanel()
    setMegaMenu(true)
    expect(view().panel).toBe('mega-menu')
    opens()
    expect(view().panel).not.toBe('mega-menu')
  }
  for (const opens of [openCart, openMenu, () => openQuickView(cardOf('7'))]) {
    opens()
    const { panel } = view()
    setMegaMenu(true)
    setMegaMenu(false)
    expect(view().panel).toBe(panel)
  }
})

test('opening an open dialog emits nothing', () => {
  const { openLogin, emitted } = open()
  openLogin()
  openLogin()
  expect(emitted).toEqual(['dialog.opened login'])
})
