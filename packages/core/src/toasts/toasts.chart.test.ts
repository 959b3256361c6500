import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { toastsMachine } from './toasts.machine.ts'
import { TOAST_TIME } from './toasts.rules.ts'
import { createToastsDomain } from './toasts.view.ts'

const open = () => {
  const clock = new SimulatedClock()
  const { commands, getSnapshot: view, on } = createToastsDomain(createActor(toastsMachine, { clock }).start())
  const told: string[] = []
  on('*', ({ type }) => void told.push(type))
  const shown = () => view().toasts.map(({ code }) => code)
  return { clock, commands, shown, told, view }
}

test('a toast shows for its time and goes once', () => {
  const { clock, commands, shown, told } = open()
  commands.show({ code: 'network' })
  clock.increment(TOAST_TIME - 1)
  expect(shown()).toEqual(['network'])
  clock.increment(1)
  clock.increment(TOAST_TIME)
  expect([shown(), told]).toEqual([[], ['toast.shown', 'toast.dismissed']])
})

test('a toast that is taken away is gone at once; again, or one that never was, is nothing', () => {
  const { clock, commands, shown, told, view } = open()
  commands.show({ code: 'network' })
  const id = view().toasts[0]?.id ?? 0
  for (const each of [id, id, 99]) commands.dismiss(each)
  clock.increment(TOAST_TIME)
  expect([shown(), told]).toEqual([[], ['toast.shown', 'toast.dismissed']])
})

test('what is held stays, what comes meanwhile too, and both go their whole time after it is let go', () => {
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

test('a toast that is held can be taken away', () => {
  const { commands, shown, view } = open()
  commands.show({ code: 'network' })
  commands.pause()
  commands.dismiss(view().toasts[0]?.id ?? 0)
  expect(shown()).toEqual([])
})
