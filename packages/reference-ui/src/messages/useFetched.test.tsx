import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { fetchable } from '../app/loading/fetchable.tsx'
import { expectCaughtErrors } from '../testing/caughtErrors.fixture.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import { useFetched } from './useFetched.ts'

expectCaughtErrors()
afterEach(cleanup)

test('a component whose texts fail to load reports it, and the next press loads them again', async () => {
  const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve('Size guide')]
  // In strict mode React runs the effect twice, so each mounted component calls `load` twice. Both calls get the same
  // answer.
  let loads = 0
  const load = () => answers[Math.floor(loads++ / 2)] ?? Promise.reject(new Error('Asked too often'))
  for (const answer of answers) answer.catch(() => undefined)
  const Part = fetchable(async () => ({ default: () => <p>{useFetched(load)}</p> }))
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
          Open
        </button>
        {isOpen ? <Part onFailed={() => setIsOpen(false)} /> : null}
      </>
    )
  }
  const { store } = await openShop(<Page />)
  const button = screen.getByRole('button', { name: 'Open' })
  act(() => void fireEvent.click(button))
  await waitFor(() => expect(store.toasts.getSnapshot().toasts).toHaveLength(1))
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  act(() => void fireEvent.click(button))
  await waitFor(() => expect(screen.getByText('Size guide')).toBeTruthy())
})
