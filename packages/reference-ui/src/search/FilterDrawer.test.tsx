import { StoreProvider } from '@cairn/react'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ShopContext } from '../app/shop/ShopContext.tsx'
import { defaultSite } from '../app/shop/sites.ts'
import { messages } from '../messages/en.ts'
import { MessagesProvider } from '../messages/index.ts'
import { restingStore } from '../testing/restingStore.fixture.ts'
import FilterDrawer from './FilterDrawer.tsx'
import { readSearch } from './searchAddress.ts'

afterEach(cleanup)

const store = restingStore(defaultSite)

const drawer = (isNavigating: boolean, onClose: () => void = () => undefined) => (
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
          open
          total={12}
          onClose={onClose}
          facets={[]}
          query={readSearch(new URLSearchParams())}
          changeSearch={() => undefined}
          texts={null}
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
