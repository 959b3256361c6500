import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Turn } from './page.ts'
import { prepareFocus, RESULTS } from './prepareFocus.ts'

afterEach(cleanup)

const List = ({ isFiltered = true }) => (
  <main id="main" tabIndex={-1}>
    <button type="button">Newest</button>
    {isFiltered ? <button type="button">Remove Spruce</button> : null}
    <section id={RESULTS} tabIndex={-1} />
  </main>
)

/** Renders a page while a button has the focus. Returns the focused element and the scrolled elements. */
const turn = (to: Turn, focused: string, isBackForward = false) => {
  const { rerender } = render(<List />)
  const scrolled: string[] = []
  for (const element of document.querySelectorAll('[id]')) element.scrollIntoView = () => void scrolled.push(element.id)
  screen.getByRole('button', { name: focused }).focus()
  const attend = prepareFocus(document, to, isBackForward)
  rerender(<List isFiltered={false} />)
  attend()
  const { activeElement } = document
  return { focus: activeElement?.id || activeElement?.textContent, scrolled }
}

test.each([
  ['a new page is read from its top, which the browser scrolls to', 'page', 'Newest', 'main', []],
  ['the next part of a list is read from where the list begins', 'part', 'Newest', RESULTS, [RESULTS]],
  ['who sorts or narrows stays at what was pressed', 'same', 'Newest', 'Newest', []],
  ['who takes a filter away whose button goes with it is at the results', 'same', 'Remove Spruce', RESULTS, []],
] as const)('%s', (_says, to, focused, focus, scrolled) => {
  expect(turn(to, focused)).toEqual({ focus, scrolled })
})

test('on Back and Forward only the browser scrolls, because it restores the scroll position', () => {
  expect(turn('part', 'Newest', true)).toEqual({ focus: RESULTS, scrolled: [] })
})
