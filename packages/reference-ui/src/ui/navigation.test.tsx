import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Disclosure } from './Disclosure.tsx'
import { Pagination, pageNumbers, ShowMore } from './Pagination.tsx'
import { Rail } from './Rail.tsx'
import { Sheet } from './Sheet.tsx'

afterEach(cleanup)

test('long lists of pages show the ends and the neighbours', () => {
  expect(pageNumbers(5, 12)).toEqual([1, null, 4, 5, 6, null, 12])
  expect(pageNumbers(1, 12)).toEqual([1, 2, null, 12])
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(1, 1)).toEqual([1])
})

test('pages are links, and this one is marked', () => {
  const labels = { previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` }
  render(<Pagination label="Pages" page={2} pages={3} href={(page) => `?page=${page}`} labels={labels} />)
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2')
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=3')
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('?page=1')
})

test('the first page leads to no page before it, and the last to none after it', () => {
  const labels = { previous: 'Previous', next: 'Next', page: String }
  const pagination = (page: number) => <Pagination label="Pages" page={page} pages={3} href={String} labels={labels} />
  const { rerender } = render(pagination(1))
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Next' })).toBeTruthy()
  rerender(pagination(3))
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Previous' })).toBeTruthy()
})

test('one page needs no pagination', () => {
  const labels = { previous: 'Previous', next: 'Next', page: String }
  const { container } = render(<Pagination label="Pages" page={1} pages={1} href={String} labels={labels} />)
  expect(container.innerHTML).toBe('')
})

test('the bar is as long as the share that is shown', () => {
  const { container, rerender } = render(<ShowMore words="12 of 48" shown={12} total={48} />)
  expect(container.querySelector('rect')?.getAttribute('width')).toBe('25%')
  rerender(<ShowMore words="None" shown={0} total={0} />)
  expect(container.querySelector('rect')?.getAttribute('width')).toBe('100%')
})

test('the last crumb is this page and no link', () => {
  render(<Breadcrumbs label="Breadcrumb" crumbs={[{ name: 'Men', href: '/men' }, { name: 'Shell' }]} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByText('Shell').getAttribute('aria-current')).toBe('page')
})

test('a fold whose summary is a heading keeps it in the outline', () => {
  render(
    <Disclosure summary="Materials" level={3} open>
      <p>Wool</p>
    </Disclosure>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Materials' })).toBeTruthy()
})

test('a rail that fits has no arrows; one that does not has them, the first at rest', () => {
  const rail = (
    <Rail title="Also viewed" labels={{ previous: 'Previous', next: 'Next' }}>
      <li>One</li>
    </Rail>
  )
  const { container } = render(rail)
  expect(screen.queryByRole('button')).toBeNull()
  const list = container.querySelector('ul')
  if (!list) throw new Error('no list')
  Object.defineProperty(list, 'scrollWidth', { value: 2000 })
  Object.defineProperty(list, 'clientWidth', { value: 1000 })
  fireEvent.scroll(list)
  expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('false')
})

test('Escape and the darkened page ask to close a sheet', async () => {
  let asked = 0
  render(
    <Sheet label="Search" onClose={() => (asked += 1)}>
      <p>Terms</p>
    </Sheet>,
  )
  await userEvent.keyboard('{Escape}')
  expect(asked).toBe(1)
  const scrim = document.body.lastElementChild
  if (scrim) fireEvent.click(scrim)
  expect(asked).toBe(2)
})

test('Escape is for the dialog that lies over a sheet, wherever the focus is', () => {
  let asked = 0
  render(
    <Sheet label="Search" onClose={() => (asked += 1)}>
      <p>Terms</p>
    </Sheet>,
  )
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.showModal()
  fireEvent.keyDown(dialog, { key: 'Escape' })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(asked).toBe(0)
  dialog.remove()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(asked).toBe(1)
})
