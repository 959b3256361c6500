import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { toastsMachine } from './toasts.machine.ts'
import type { ToastsFact } from './toasts.types.ts'
import { createToastsDomain } from './toasts.view.ts'

const open = () => {
  const clock = new SimulatedClock()
  const domain = createToastsDomain(createActor(toastsMachine, { clock }).start())
  const told: string[] = []
  domain.on('*', (fact: ToastsFact) =>
    told.push(`${fact.type} ${fact.type === 'toast.shown' ? fact.toast.code : fact.id}`),
  )
  return { ...domain.commands, codes: () => domain.getSnapshot().toasts.map(({ code }) => code), domain, clock, told }
}

test('a toast is there at 4999 ms and gone at 5000 ms', { meta: { spec: ['9.toasts.auto-close'] } }, () => {
  const { show, codes, clock, told } = open()
  show({ code: 'network', tone: 'error' })
  clock.increment(4999)
  expect(codes()).toEqual(['network'])
  clock.increment(1)
  expect(codes()).toEqual([])
  expect(told).toEqual(['toast.shown network', 'toast.dismissed 1'])
})

test('each toast has its own time', () => {
  const { show, codes, clock } = open()
  show({ code: 'network' })
  clock.increment(3000)
  show({ code: 'unexpected' })
  clock.increment(2000)
  expect(codes()).toEqual(['unexpected'])
})

test('a toast that was dismissed by hand stays away', () => {
  const { show, dismiss, codes, clock, told } = open()
  show({ code: 'network' })
  dismiss(1)
  dismiss(1)
  clock.increment(5000)
  expect(codes()).toEqual([])
  expect(told).toEqual(['toast.shown network', 'toast.dismissed 1'])
})

test('while somebody reads them none goes; afterwards each has its whole time again', () => {
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

test('more than three would cover the page: the oldest makes room', () => {
  const { show, codes } = open()
  for (const code of ['network', 'unexpected', 'rate-limited', 'unauthorized'] as const) show({ code })
  expect(codes()).toEqual(['unexpected', 'rate-limited', 'unauthorized'])
})

test('what the server says goes along, and everything has a default', () => {
  const { show, domain } = open()
  show({ code: 'server', detail: 'No more socks', params: { max: 5 }, tone: 'error' })
  show({ code: 'added-to-cart' })
  expect(domain.getSnapshot().toasts).toEqual([
    { id: 1, code: 'server', detail: 'No more socks', params: { max: 5 }, tone: 'error' },
    { id: 2, code: 'added-to-cart', detail: null, params: {}, tone: 'info' },
  ])
})
