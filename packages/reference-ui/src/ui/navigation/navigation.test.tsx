import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Sheet } from '../overlay/Sheet.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Disclosure } from './Disclosure.tsx'
import { Pagination, pageNumbers, ShowMore } from './Pagination.tsx'
import { Rail } from './Rail.tsx'

afterEach(cleanup)

test('long lists of pages show the ends and the neighbours', () => {
  expect(pageNumbers(5, 12)).toEqual([1, null, 4, 5, 6, null, 12])
  expect(pageNumbers(1, 12)).toEqual([1, 2, null, 12])
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(1, 1)).toEqual([1])
})

test('pages are links, and the current one is marked', () => {
  const labels = { previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` }
  render(<Pagination label="Pages" page={2} pages={3} href={(page) => `?page=${page}`} labels={labels} />)
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2')
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=3')
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('?page=1')
})

test('the first page has no link to a previous page, and the last none to a next one', () => {
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

test('the progress bar is as long as the share that is shown', () => {
  const { container, rerender } = render(<ShowMore words="12 of 48" shown={12} total={48} />)
  expect(container.querySelector('rect')?.getAttribute('width')).toBe('25%')
  rerender(<ShowMore words="None" shown={0} total={0} />)
  expect(container.querySelector('rect')?.getAttribute('width')).toBe('100%')
})

test('the last breadcrumb is the current page and no link', () => {
  render(<Breadcrumbs label="Breadcrumb" crumbs={[{ name: 'Men', href: '/men' }, { name: 'Shell' }]} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByText('Shell').getAttribute('aria-current')).toBe('page')
})

test('a disclosure whose summary is a heading keeps it in the outline', () => {
  render(
    <Disclosure summary="Materials" level={3} open>
      <p>Wool</p>
    </Disclosure>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Materials' })).toBeTruthy()
})

test('a rail that fits has no arrows; one that overflows has them, the first disabled', () => {
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

test('Escape and a press on the darkened page call onClose of a sheet', async () => {
  let closeCalls = 0
  render(
    <Sheet label="Search" onClose={() => (closeCalls += 1)}>
      <p>Terms</p>
    </Sheet>,
  )
  await userEvent.keyboard('{Escape}')
  expect(closeCalls).toBe(1)
  const scrim = document.body.lastElementChild
  if (scrim) fireEvent.click(scrim)
  expect(closeCalls).toBe(2)
})

test('Escape belongs to the dialog over a sheet, wherever the focus is', () => {
  let closeCalls = 0
  render(
    <Sheet label="Search" onClose={() => (closeCalls += 1)}>
      <p>Terms</p>
    </Sheet>,
  )
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.showModal()
  fireEvent.keyDown(dialog, { key: 'Escape' })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(closeCalls).toBe(0)
  dialog.remove()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(closeCalls).toBe(1)
})
