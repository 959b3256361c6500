import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { toastsMachine } from './toasts.machine.ts'
import type { ToastsEvent } from './toasts.types.ts'
import { createToastsDomain } from './toasts.view.ts'

const open = () => {
  const clock = new SimulatedClock()
  const domain = createToastsDomain(createActor(toastsMachine, { clock }).start())
  const emitted: string[] = []
  domain.on('*', (event: ToastsEvent) =>
    emitted.push(`${event.type} ${event.type === 'toast.shown' ? event.toast.code : event.id}`),
  )
  return {
    ...domain.commands,
    codes: () => domain.getSnapshot().toasts.map(({ code }) => code),
    domain,
    clock,
    emitted,
  }
}

test('a toast is shown at 4999 ms and removed at 5000 ms', { meta: { spec: ['9.toasts.auto-close'] } }, () => {
  const { show, codes, clock, emitted } = open()
  show({ code: 'network', tone: 'error' })
  clock.increment(4999)
  expect(codes()).toEqual(['network'])
  clock.increment(1)
  expect(codes()).toEqual([])
  expect(emitted).toEqual(['toast.shown network', 'toast.dismissed 1'])
})

test('each toast has its own timer', () => {
  const { show, codes, clock } = open()
  show({ code: 'network' })
  clock.increment(3000)
  show({ code: 'unexpected' })
  clock.increment(2000)
  expect(codes()).toEqual(['unexpected'])
})

test('a dismissed toast does not return', () => {
  const { show, dismiss, codes, clock, emitted } = open()
  show({ code: 'network' })
  dismiss(1)
  dismiss(1)
  clock.increment(5000)
  expect(codes()).toEqual([])
  expect(emitted).toEqual(['toast.shown network', 'toast.dismissed 1'])
})

test('no toast is removed during a pause; afterwards each has its full time again', () => {
  const { show, pause, resume, codes, clock } = open()
  show({ code: 'network' })
  clock.increment(4999)
  pause()
  show({ code: 'unexpected' })
  clock.increment(60_000)
  expect(codes()).toEqual(['network', 'unexpected'])
  resume()
  clock.increment(4999)
  expect(codes()).toEqual(['network', 'unexpected'])
  clock.increment(1)
  expect(codes()).toEqual([])
})

test('at most three toasts are shown: a further one replaces the oldest', () => {
  const { show, codes } = open()
  for (const code of ['network', 'unexpected', 'rate-limited', 'unauthorized'] as const) show({ code })
  expect(codes()).toEqual(['unexpected', 'rate-limited', 'unauthorized'])
})

test('a toast has the text of the server, and all other fields have a default', () => {
  const { show, domain } = open()
  show({ code: 'server', detail: 'No more socks', params: { max: 5 }, tone: 'error' })
  show({ code: 'added-to-cart' })
  expect(domain.getSnapshot().toasts).toEqual([
    { id: 1, code: 'server', detail: 'No more socks', params: { max: 5 }, tone: 'error' },
    { id: 2, code: 'added-to-cart', detail: null, params: {}, tone: 'info' },
  ])
})
