import { StoreProvider } from '@cairn/react'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ShopContext } from '../app/shop/ShopContext.tsx'
import { defaultSite } from '../app/shop/sites.ts'
import { messages } from '../messages/en.ts'
import { messages as texts } from '../messages/facets/en.ts'
import { MessagesProvider } from '../messages/index.ts'
import { restingStore } from '../testing/restingStore.fixture.ts'
import FilterDrawer, { type FilterDrawerProps } from './FilterDrawer.tsx'
import { readSearch, searchPath } from './searchAddress.ts'

afterEach(cleanup)

const store = restingStore(defaultSite)

type DrawerProps = Pick<FilterDrawerProps, 'facets' | 'changeSearch' | 'texts'> & { readonly isOpen: boolean }

const drawer = (
  isNavigating: boolean,
  onClose: () => void = () => undefined,
  { isOpen = true, ...props }: Partial<DrawerProps> = {},
) => (
  <StoreProvider store={store}>
    <ShopContext
      value={{
        site: defaultSite,
        url: new URL(`https://shop.example/${defaultSite.prefix}/search`),
        isNavigating,
        navigate: () => undefined,
      }}
    >
      <MessagesProvider messages={messages}>
        <FilterDrawer
          open={isOpen}
          pageFormId="page"
          total={12}
          onClose={onClose}
          facets={[]}
          query={readSearch(new URLSearchParams())}
          changeSearch={() => undefined}
          texts={null}
          {...props}
        />
      </MessagesProvider>
    </ShopContext>
  </StoreProvider>
)

test('a filter that leaves the same number is announced too: during the request the status is empty', async () => {
  const { rerender } = render(drawer(false))
  const said = async (words: string) =>
    waitFor(() => expect(screen.getByRole('status', { hidden: true }).textContent).toBe(words))
  await said('12 products found')
  rerender(drawer(true))
  await said('')
  rerender(drawer(false))
  await said('12 products found')
})

test('the drawer closes when a turned tablet shows the filters beside the results', {
  meta: { spec: ['4.overlay.crossing-closes'] },
}, () => {
  const { setWidth } = store.overlay.commands
  setWidth(768)
  let closings = 0
  render(drawer(false, () => (closings += 1)))
  act(() => setWidth(1023))
  expect(closings).toBe(0)
  act(() => setWidth(1024))
  expect(closings).toBe(1)
})

test('the button that shows the products applies a typed price first, and stays at a malformed one', async () => {
  store.overlay.commands.setWidth(390)
  const calls: string[] = []
  const value = { value: '..100', label: 'Up to $100', count: 3, isActive: false }
  const facets = [{ field: 'price', label: 'Price', values: [value] }]
  const changeSearch: FilterDrawerProps['changeSearch'] = (query) => calls.push(searchPath(query))
  render(drawer(false, () => calls.push('closed'), { facets, changeSearch, texts }))
  const highest = await screen.findByRole('textbox', { name: /^Highest/ })
  const show = screen.getByRole('button', { name: messages.search.showProducts(12) })
  await userEvent.type(highest, 'cheap')
  await userEvent.click(show)
  expect([highest.getAttribute('aria-invalid'), calls]).toEqual(['true', []])
  await userEvent.clear(highest)
  await userEvent.type(highest, '300')
  await userEvent.click(show)
  expect(calls).toEqual(['/search?price.high=300', 'closed'])
})

test('a typed price and open groups move to the filters beside the results, and back into the drawer', async () => {
  store.overlay.commands.setWidth(820)
  const value = { value: '..100', label: 'Up to $100', count: 3, isActive: false }
  const props = { facets: [{ field: 'price', label: 'Price', values: [value] }], texts }
  document.body.insertAdjacentHTML('beforeend', '<form id="page"><details></details><input name="price.low"></form>')
  const page = document.querySelector<HTMLFormElement>('#page')
  const inPage = () => [page?.querySelector('details')?.open, page?.querySelector('input')?.value]
  let closings = 0
  const onClose = () => (closings += 1)
  const { rerender } = render(drawer(false, onClose, props))
  const lowest = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Lowest/, hidden: true })
  const group = async () => (await lowest()).closest('details')
  const opened = await group()
  opened?.setAttribute('open', '')
  await userEvent.type(await lowest(), '120')
  act(() => store.overlay.commands.setWidth(1180))
  expect([closings, ...inPage()]).toEqual([1, true, '120'])

  rerender(drawer(false, onClose, { ...props, isOpen: false }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Lowest/, hidden: true })).toBeNull())
  act(() => store.overlay.commands.setWidth(820))
  rerender(drawer(false, onClose, props))
  expect([(await group())?.open, (await lowest()).value]).toEqual([true, '120'])
  page?.remove()
})
