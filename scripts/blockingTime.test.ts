import { expect, test } from 'vitest'
import { blockingTimeOf } from './blockingTime.mjs'

const page = { pid: 1, tid: 2 }
const frame = 'F1'
const event = (name: string, ts: number, rest: object = {}) => ({
  ...page,
  name,
  ts,
  ph: 'I',
  cat: 'devtools.timeline,loading,blink.user_timing',
  args: { frame },
  ...rest,
})
const task = (ts: number, { took, worked }: { took: number; worked: number }) =>
  event('RunTask', ts, { ph: 'X', dur: took, tdur: worked })

/** A page that paints after 500 ms, with these tasks. Times are in microseconds. */
const traceOf = (...tasks: object[]) => ({
  traceEvents: [
    event('TracingStartedInBrowser', 0, {
      args: { data: { frames: [{ frame, url: 'https://shop.example', processId: 1 }] } },
    }),
    event('thread_name', 0, { ph: 'M', cat: '__metadata', args: { name: 'CrRendererMain' } }),
    event('navigationStart', 1, { args: { frame, data: { documentLoaderURL: 'https://shop.example' } } }),
    event('firstContentfulPaint', 500_000),
    ...tasks,
  ],
})

test('a task of 15 ms takes 60 ms on the phone, so it blocks an input for 10 ms', () => {
  expect(blockingTimeOf(traceOf(task(600_000, { took: 15_000, worked: 15_000 })))).toBe(10)
})

test('the time in which another program had the processor does not count', () => {
  expect(blockingTimeOf(traceOf(task(600_000, { took: 90_000, worked: 12_000 })))).toBe(0)
})

test('a task before the first paint does not count, because there is nothing to tap yet', () => {
  expect(blockingTimeOf(traceOf(task(100_000, { took: 90_000, worked: 90_000 })))).toBe(0)
})

test('a task in which Lighthouse examines the page does not count', () => {
  const examination = event('FunctionCall', 601_000, { args: { data: { url: '_lighthouse-eval.js' } } })
  expect(blockingTimeOf(traceOf(task(600_000, { took: 30_000, worked: 30_000 }), examination))).toBe(0)
})
