import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { attendTo, RESULTS } from './attendTo.ts'
import type { Turn } from './page.ts'

afterEach(cleanup)

const List = ({ isFiltered = true }) => (
  <main id="main" tabIndex={-1}>
    <button type="button">Newest</button>
    {isFiltered ? <button type="button">Remove Spruce</button> : null}
    <section id={RESULTS} tabIndex={-1} />
  </main>
)

/** What has the focus, and what was scrolled to, after a page was drawn while a button was held. */
const turn = (to: Turn, held: string, isWayBack = false) => {
  const { rerender } = render(<List />)
  const scrolled: string[] = []
  for (const element of document.querySelectorAll('[id]')) element.scrollIntoView = () => void scrolled.push(element.id)
  screen.getByRole('button', { name: held }).focus()
  const attend = attendTo(document, to, isWayBack)
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
] as const)('%s', (_says, to, held, focus, scrolled) => {
  expect(turn(to, held)).toEqual({ focus, scrolled })
})

test('on a way back nothing but the browser scrolls, which knows where the reader was', () => {
  expect(turn('part', 'Newest', true)).toEqual({ focus: RESULTS, scrolled: [] })
})
