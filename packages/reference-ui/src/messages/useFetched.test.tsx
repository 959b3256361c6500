import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { fetchable } from '../app/fetchable.tsx'
import { expectCaughtErrors } from '../testing/caughtErrors.fixture.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import { useFetched } from './useFetched.ts'

expectCaughtErrors()
afterEach(cleanup)

test('a part whose words do not come says so, and the next press asks for them again', async () => {
  const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve('Size guide')]
  // In strict mode each part asks twice.
  let asked = 0
  const load = () => answers[Math.floor(asked++ / 2)] ?? Promise.reject(new Error('Asked too often'))
  for (const answer of answers) answer.catch(() => undefined)
  const Part = fetchable(async () => ({ default: () => <p>{useFetched(load)}</p> }))
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
          Open
        </button>
        {isOpen ? <Part onLost={() => setIsOpen(false)} /> : null}
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
