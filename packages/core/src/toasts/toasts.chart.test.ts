import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { toastsMachine } from './toasts.machine.ts'
import { createToastsDomain } from './toasts.view.ts'
import { TOAST_TIME } from './toastTime.ts'

const open = () => {
  const clock = new SimulatedClock()
  const { commands, getSnapshot: view, on } = createToastsDomain(createActor(toastsMachine, { clock }).start())
  const emitted: string[] = []
  on('*', ({ type }) => void emitted.push(type))
  const shown = () => view().toasts.map(({ code }) => code)
  return { clock, commands, shown, emitted, view }
}

test('a toast is shown for its time and removed once', () => {
  const { clock, commands, shown, emitted } = open()
  commands.show({ code: 'network' })
  clock.increment(TOAST_TIME - 1)
  expect(shown()).toEqual(['network'])
  clock.increment(1)
  clock.increment(TOAST_TIME)
  expect([shown(), emitted]).toEqual([[], ['toast.shown', 'toast.dismissed']])
})

test('a dismissed toast is removed at once; dismissing it again, or an unknown one, does nothing', () => {
  const { clock, commands, shown, emitted, view } = open()
  commands.show({ code: 'network' })
  const id = view().toasts[0]?.id ?? 0
  for (const each of [id, id, 99]) commands.dismiss(each)
  clock.increment(TOAST_TIME)
  expect([shown(), emitted]).toEqual([[], ['toast.shown', 'toast.dismissed']])
})

test('paused toasts stay, later ones too, and all start their full time again after the pause', () => {
  const { clock, commands, shown, view } = open()
  commands.show({ code: 'network' })
  clock.increment(TOAST_TIME - 1)
  commands.pause()
  commands.pause()
  commands.show({ code: 'unexpected' })
  clock.increment(10 * TOAST_TIME)
  expect([shown(), view().isPaused]).toEqual([['network', 'unexpected'], true])
  commands.resume()
  clock.increment(TOAST_TIME - 1)
  commands.resume()
  expect([shown(), view().isPaused]).toEqual([['network', 'unexpected'], false])
  clock.increment(1)
  expect(shown()).toEqual([])
})

test('a paused toast can be dismissed', () => {
  const { commands, shown, view } = open()
  commands.show({ code: 'network' })
  commands.pause()
  commands.dismiss(view().toasts[0]?.id ?? 0)
  expect(shown()).toEqual([])
})
