import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { cardOf } from './overlay.fixture.ts'
import { overlayMachine } from './overlay.machine.ts'
import { CLOSING_TIME } from './overlay.rules.ts'
import type { OverlayFact, OverlayView } from './overlay.types.ts'
import { createOverlayDomain, type OverlayDomain } from './overlay.view.ts'

const open = () => {
  const clock = new SimulatedClock()
  const actor = createActor(overlayMachine, { clock }).start()
  const { commands, getSnapshot: view, on } = createOverlayDomain(actor)
  const told: string[] = []
  on('*', (fact: OverlayFact) => told.push(fact.type))
  return { actor, clock, commands, view, told }
}

type Commands = OverlayDomain['commands']

const panels: readonly (readonly [OverlayView['panel'], (commands: Commands) => void])[] = [
  ['search', ({ openSearch }) => openSearch()],
  ['cart', ({ openCart }) => openCart()],
  ['menu', ({ openMenu }) => openMenu()],
  ['mega-menu', ({ setMegaMenu }) => setMegaMenu(true)],
  ['quick-view', ({ openQuickView }) => openQuickView(cardOf(7))],
]

const dialogs = [
  ['login', 'openLogin'],
  ['country', 'openCountry'],
  ['country-selector', 'openCountrySelector'],
] as const satisfies readonly (readonly [OverlayView['dialog'], keyof Commands])[]

test('closing what is not open tells nothing and changes nothing', () => {
  const { actor, commands, view, told } = open()
  const shown = view()
  commands.closePanel()
  commands.setMegaMenu(false)
  commands.closeDialog()
  commands.leavePage()
  expect(view()).toBe(shown)
  expect([told, actor.getSnapshot().status]).toEqual([[], 'active'])
})

describe.each(panels)('the open panel %s', (panel, opens) => {
  test('is replaced by a quick view', () => {
    const { commands, view } = open()
    opens(commands)
    commands.openQuickView(cardOf(8))
    expect(view()).toMatchObject({ panel: 'quick-view', openProductId: 8 })
  })

  test.each([
    [true, panel === 'search' ? 'mega-menu' : panel],
    [false, panel === 'mega-menu' ? 'none' : panel],
  ])('given that the mega menu is open: %s, is %s', (isOpen, expected) => {
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
  ] as const)('given %s, is %s', (command, expected) => {
    const { commands, view, told } = open()
    opens(commands)
    commands[command]()
    expect(view().panel).toBe(expected)
    expect(view().closing).toEqual(expected === panel ? [] : [panel])
    expect(told.includes('panel.closed')).toBe(expected !== panel)
  })

  test('stays when motion is to be reduced, and is then gone at once', () => {
    const { commands, view, told } = open()
    opens(commands)
    commands.setReducedMotion(true)
    expect(view().panel).toBe(panel)
    commands.closePanel()
    expect([view().panel, view().closing, told.at(-1)]).toEqual(['none', [], 'overlay.gone'])
  })

  test('stays in its width, and only a menu goes when the layout changes', () => {
    const { commands, view } = open()
    opens(commands)
    commands.setWidth(1100)
    expect(view().panel).toBe(panel)
    commands.setWidth(500)
    expect(view()).toMatchObject({ breakpoint: 'mobile', panel: panel.endsWith('menu') ? 'none' : panel })
  })

  test('stays while another leaves the screen', () => {
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
  ] as const)('given %s, is %s', (command, expected) => {
    const { commands, view, told } = open()
    commands[opens]()
    commands[command]()
    expect(view().dialog).toBe(expected)
    expect(told.filter((fact) => fact === 'dialog.closed')).toHaveLength(expected === dialog ? 0 : 1)
  })

  test('stays when motion is to be reduced, and is then gone at once', () => {
    const { commands, view, told } = open()
    commands[opens]()
    commands.setReducedMotion(true)
    expect(view().dialog).toBe(dialog)
    commands.closeDialog()
    expect([view().dialog, view().closing, told.at(-1)]).toEqual(['none', [], 'overlay.gone'])
  })

  test('stays when the layout changes', () => {
    const { commands, view } = open()
    commands[opens]()
    commands.setWidth(500)
    expect(view()).toMatchObject({ breakpoint: 'mobile', dialog })
  })

  test('stays while a panel under it leaves the screen', () => {
    const { commands, view, clock } = open()
    commands.openCart()
    commands[opens]()
    commands.closePanel()
    clock.increment(CLOSING_TIME)
    expect(view()).toMatchObject({ panel: 'none', dialog, closing: [] })
  })
})
