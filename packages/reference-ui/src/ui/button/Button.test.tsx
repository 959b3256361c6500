import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { type AnchorProps, AnchorProvider } from './Anchor.tsx'
import { Button } from './Button.tsx'
import { LinkButton } from './LinkButton.tsx'

afterEach(cleanup)

test('a button is no submit button unless its type says so', () => {
  render(<Button>Add to cart</Button>)
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})

test('a busy button keeps its name and its place in the tab order, and ignores presses', async () => {
  let presses = 0
  let submits = 0
  render(
    <form onSubmit={() => (submits += 1)}>
      <Button type="submit" busy onClick={() => (presses += 1)}>
        Sign up
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Sign up' })
  await userEvent.tab()
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  expect([presses, submits]).toEqual([0, 0])
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('an idle button has neither busy attribute and handles presses', async () => {
  let presses = 0
  render(<Button onClick={() => (presses += 1)}>Sign up</Button>)
  const button = screen.getByRole('button')
  await userEvent.click(button)
  expect(presses).toBe(1)
  expect(button.hasAttribute('aria-busy')).toBe(false)
  expect(button.hasAttribute('aria-disabled')).toBe(false)
})

test('links use the link component of the router when one is provided', () => {
  const RouterLink = (props: AnchorProps) => <a {...props} data-router="" />
  render(
    <AnchorProvider link={RouterLink}>
      <LinkButton href="/shells">Shop shells</LinkButton>
    </AnchorProvider>,
  )
  expect(screen.getByRole('link', { name: 'Shop shells' }).hasAttribute('data-router')).toBe(true)
})
