import { afterEach, expect, test, vi } from 'vitest'
import { removeDraft, saveDraft, takeDraft } from './draft.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
})

const draft = { form: 'profile', customerId: '42', edits: { firstName: 'Augusta' } }
const take = (form = 'profile', customerId = '42') => takeDraft(form, customerId, ['firstName', 'lastName'])

test('the same customer gets a draft back once', () => {
  saveDraft(draft)
  expect(take()).toEqual({ firstName: 'Augusta' })
  expect(take()).toEqual({})
  expect(sessionStorage).toHaveLength(0)
})

test('another customer gets nothing, and the draft is removed', () => {
  saveDraft(draft)
  expect(take('profile', '43')).toEqual({})
  expect(sessionStorage).toHaveLength(0)
})

test('another form leaves the draft where it is', () => {
  saveDraft(draft)
  expect(take('contact')).toEqual({})
  expect(take()).toEqual({ firstName: 'Augusta' })
})

test('a form removes only its own draft', () => {
  removeDraft('profile')
  saveDraft(draft)
  removeDraft('contact')
  expect(sessionStorage).toHaveLength(1)
  removeDraft('profile')
  expect(sessionStorage).toHaveLength(0)
})

test('a draft expires after fifteen minutes', () => {
  vi.useFakeTimers()
  saveDraft(draft)
  vi.advanceTimersByTime(15 * 60_000)
  expect(take()).toEqual({})
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  '',
  'null',
  '{',
  '{"form":"profile"}',
  '{"customerId":"42","form":"profile","until":9e15,"edits":{"firstName":1}}',
])('a stored value that is no draft is ignored: %s', (text) => {
  sessionStorage.setItem('draft', text)
  expect(take()).toEqual({})
})
