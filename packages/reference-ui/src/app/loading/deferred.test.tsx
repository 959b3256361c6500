import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { deferredId, receiveDeferred } from '../client/hydrationPayload.ts'
import { dataBlock } from '../server/html.ts'
import { Deferred } from './Deferred.tsx'
import { type Deferred as DeferredValue, pendingOf, settleWithin } from './deferred.ts'

const show = (value: DeferredValue<string>) => (
  <StrictMode>
    <Deferred value={value} pending={<p>wait</p>} failed={<p>failed</p>}>
      {(text) => <p>{text}</p>}
    </Deferred>
  </StrictMode>
)

describe('a deferred value', () => {
  it('shows its placeholder, then its value', async () => {
    const gate = Promise.withResolvers<string>()
    render(show(pendingOf(gate.promise)))
    expect(screen.getByText('wait')).toBeTruthy()
    await act(async () => gate.resolve('reviews'))
    expect(screen.getByText('reviews')).toBeTruthy()
  })

  it('shows its error content after a failure', async () => {
    const gate = Promise.withResolvers<string>()
    render(show(pendingOf(gate.promise)))
    await act(async () => gate.reject(new Error('no')))
    expect(screen.getByText('failed')).toBeTruthy()
  })

  it('never shows the value of the previous page', async () => {
    const old = Promise.withResolvers<string>()
    const { rerender } = render(show(pendingOf(old.promise)))
    rerender(show({ status: 'ready', value: 'new' }))
    await act(async () => old.resolve('old'))
    expect(screen.queryByText('old')).toBeNull()
    expect(screen.getByText('new')).toBeTruthy()
  })

  it('is part of the HTML if it is ready in time, and otherwise comes later', async () => {
    const settled = await settleWithin(
      { quick: pendingOf(Promise.resolve(1)), slow: pendingOf(new Promise(() => undefined)) },
      5,
    )
    expect([settled.quick, settled.slow?.status]).toEqual([{ status: 'ready', value: 1 }, 'pending'])
  })
})

describe('a late block', () => {
  let page: Document
  const append = (html: string) => page.body.append(page.createRange().createContextualFragment(html))
  beforeEach(() => {
    page = document.implementation.createHTMLDocument()
    Object.defineProperty(page, 'readyState', { value: 'loading', configurable: true })
  })
  const receive = async () => {
    const { reviews } = receiveDeferred(page, { reviews: 'pending' })
    return reviews?.status === 'pending' ? reviews.promise : undefined
  }

  it('resolves once the block is complete', async () => {
    const value = receive()
    append(dataBlock(deferredId('reviews'), { value: ['warm'] }))
    expect(await value).toEqual(['warm'])
  })

  it('rejects if the server reports a failure', async () => {
    const value = receive()
    append(dataBlock(deferredId('reviews'), { failed: true }))
    await expect(value).rejects.toThrow('reviews')
  })

  it('rejects if the document ends without it', async () => {
    const value = receive()
    Object.defineProperty(page, 'readyState', { value: 'interactive' })
    page.dispatchEvent(new Event('DOMContentLoaded'))
    await expect(value).rejects.toThrow('reviews')
  })
})
