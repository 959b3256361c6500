import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { cardOf } from './overlay.fixture.ts'
import { overlayMachine } from './overlay.machine.ts'
import { CLOSING_TIME } from './overlay.rules.ts'
import type { OverlayEvent, OverlayView } from './overlay.types.ts'
import { createOverlayDomain, type OverlayDomain } from './overlay.view.ts'

const open = () => {
  const clock = new SimulatedClock()
  const actor = createActor(overlayMachine, { clock }).start()
  const { commands, getSnapshot: view, on } = createOverlayDomain(actor)
  const emitted: string[] = []
  on('*', (event: OverlayEvent) => emitted.push(event.type))
  return { actor, clock, commands, view, emitted }
}

type Commands = OverlayDomain['commands']

const panels: readonly (readonly [OverlayView['panel'], (commands: Commands) => void])[] = [
  ['search', ({ openSearch }) => openSearch()],
  ['cart', ({ openCart }) => openCart()],
  ['menu', ({ openMenu }) => openMenu()],
  ['mega-menu', ({ setMegaMenu }) => setMegaMenu(true)],
  ['quick-view', ({ openQuickView }) => openQuickView(cardOf('7'))],
]

const dialogs = [
  ['login', 'openLogin'],
  ['country', 'openCountry'],
  ['country-selector', 'openCountrySelector'],
] as const satisfies readonly (readonly [OverlayView['dialog'], keyof Commands])[]

test('closing a panel that is not open emits and changes nothing', () => {
  const { actor, commands, view, emitted } = open()
  const shown = view()
  commands.closePanel()
  commands.setMegaMenu(false)
  commands.closeDialog()
  commands.leavePage()
  expect(view()).toBe(shown)
  expect([emitted, actor.getSnapshot().status]).toEqual([[], 'active'])
})

describe.each(panels)('the open panel %s', (panel, opens) => {
  test('is replaced by a quick view', () => {
    const { commands, view } = open()
    opens(commands)
    commands.openQuickView(cardOf('8'))
    expect(view()).toMatchObject({ panel: 'quick-view', openProductId: '8' })
  })

  test.each([
    [true, panel === 'search' ? 'mega-menu' : panel],
    [false, panel === 'mega-menu' ? 'none' : panel],
  ])('while the mega menu is open: %s, is %s', (isOpen, expected) => {
    const { commands, view } = open()
    opens(commands)
    commands.setMegaMenu(isOpen)
    expect(view().panel).toBe(expected)
  })

  test.each([
    ['closePanel', 'none'],
    ['leavePage', 'none'],
    ['toggleSearch', panel === 'search' ? 'none' : 'search'],
    ['toggleMenu', panel === 'menu' ? 'none' : 'menu'],
    ['openSearch', 'search'],
    ['openCart', 'cart'],
    ['openMenu', 'menu'],
    ['openLogin', panel],
    ['openCountry', panel],
    ['openCountrySelector', panel],
    ['closeDialog', panel],
  ] as const)('after %s, is %s', (command, expected) => {
    const { commands, view, emitted } = open()
    opens(commands)
    commands[command]()
    expect(view().panel).toBe(expected)
    expect(view().closing).toEqual(expected === panel ? [] : [panel])
    expect(emitted.includes('panel.closed')).toBe(expected !== panel)
  })

  test('stays open when reduced motion is enabled, and is then removed at once on close', () => {
    const { commands, view, emitted } = open()
    opens(commands)
    commands.setReducedMotion(true)
    expect(view().panel).toBe(panel)
    commands.closePanel()
    expect([view().panel, view().closing, emitted.at(-1)]).toEqual(['none', [], 'overlay.gone'])
  })

  test('stays at the same breakpoint, and only a menu closes when the layout changes', () => {
    const { commands, view } = open()
    opens(commands)
    commands.setWidth(1100)
    expect(view().panel).toBe(panel)
    commands.setWidth(500)
    expect(view()).toMatchObject({ breakpoint: 'mobile', panel: panel.endsWith('menu') ? 'none' : panel })
  })

  test('stays while another panel closes', () => {
    const { commands, view, clock } = open()
    commands.openLogin()
    opens(commands)
    commands.closeDialog()
    clock.increment(CLOSING_TIME)
    expect(view()).toMatchObject({ panel, dialog: 'none', closing: [] })
  })
})

describe.each(dialogs)('the open dialog %s', (dialog, opens) => {
  test.each([
    ['closeDialog', 'none'],
    ['leavePage', 'none'],
    ['openLogin', 'login'],
    ['openCountry', 'country'],
    ['openCountrySelector', 'country-selector'],
    ['openCart', dialog],
    ['toggleSearch', dialog],
    ['closePanel', dialog],
  ] as const)('after %s, is %s', (command, expected) => {
    const { commands, view, emitted } = open()
    commands[opens]()
    commands[command]()
    expect(view().dialog).toBe(expected)
    expect(emitted.filter((event) => event === 'dialog.closed')).toHaveLength(expected === dialog ? 0 : 1)
  })

  test('stays open when reduced motion is enabled, and is then removed at once on close', () => {
    const { commands, view, emitted } = open()
    commands[opens]()
    commands.setReducedMotion(true)
    expect(view().dialog).toBe(dialog)
    commands.closeDialog()
    expect([view().dialog, view().closing, emitted.at(-1)]).toEqual(['none', [], 'overlay.gone'])
  })

  test('stays when the layout changes', () => {
    const { commands, view } = open()
    commands[opens]()
    commands.setWidth(500)
    expect(view()).toMatchObject({ breakpoint: 'mobile', dialog })
  })

  test('stays while a panel under it closes', () => {
    const { commands, view, clock } = open()
    commands.openCart()
    commands[opens]()
    commands.closePanel()
    clock.increment(CLOSING_TIME)
    expect(view()).toMatchObject({ panel: 'none', dialog, closing: [] })
  })
})
