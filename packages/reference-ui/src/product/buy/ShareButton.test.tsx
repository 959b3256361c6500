import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '../../messages/en.ts'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { productOf } from '../page/product.fixture.tsx'
import ShareButton from './ShareButton.tsx'

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'share')
})

const { share: label, linkCopied } = messages.product
const press = () => userEvent.click(screen.getByRole('button', { name: label }))
const said = () => screen.getByRole('status').textContent

test('a second press while the share dialog of the device is open is no failure', async () => {
  const sheet = Promise.withResolvers<void>()
  const share = vi
    .fn()
    .mockReturnValueOnce(sheet.promise)
    .mockRejectedValueOnce(new DOMException('An earlier share has not yet completed.', 'InvalidStateError'))
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  await openShop(<ShareButton product={productOf()} variant={null} />)
  await press()
  await press()
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2))
  sheet.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  expect(said()).toBe('')
})

test('a screen reader announces each copy of the link', async () => {
  await openShop(<ShareButton product={productOf()} variant={null} />)
  await press()
  await waitFor(() => expect(said()).toBe(linkCopied))
  const sentences: (string | null)[] = []
  const observer = new MutationObserver(() => sentences.push(said()))
  observer.observe(screen.getByRole('status'), { childList: true, characterData: true, subtree: true })
  await press()
  await waitFor(() => expect(sentences.at(-1)).toBe(linkCopied))
  observer.disconnect()
})
