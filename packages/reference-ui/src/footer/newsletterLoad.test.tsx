import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '../messages/en.ts'
import { openFooter } from './footer.fixture.tsx'
import { Newsletter } from './Newsletter.tsx'

vi.mock('./NewsletterForm.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

afterEach(cleanup)

test('a newsletter form that cannot be loaded shows an error, and its button is there again with the focus', async () => {
  const { store } = await openFooter(<Newsletter />)
  const signUp = () => screen.getByRole('button', { name: messages.footer.signMeUp })
  await userEvent.click(signUp())
  await expect
    .poll(() => store.toasts.getSnapshot().toasts.map(({ code }) => code), { timeout: 4000 })
    .toEqual(['network'])
  expect(document.activeElement).toBe(signUp())
})
