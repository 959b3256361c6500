// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'

const SCRIPT: string = './assets/send.js'

afterEach(() => vi.unstubAllGlobals())

it('an order pressed before the new total arrives is sent with the total that the buyer has seen', async () => {
  document.body.innerHTML = `<form action="/checkout/a"><input type="hidden" name="seen" value="old">
<select name="region"><option value=""></option><option value="CA">California</option></select>
<button value="state" name="action"></button><input type="checkbox" name="billing_other"><div class="billing"></div>
<button class="primary" name="action" value="place"></button>
<div class="waiting"><p></p><button type="button"></button></div><p class="announced" data-label="Total"></p></form>`
  const total = Promise.withResolvers<Response>()
  const request = vi.fn((_address: string, { body }: { body: URLSearchParams }) =>
    body.get('action') === 'total' ? total.promise : new Promise<Response>(() => undefined),
  )
  vi.stubGlobal('fetch', request)
  await import(SCRIPT)
  const state = document.querySelector('select')
  if (state !== null) state.value = 'CA'
  state?.dispatchEvent(new Event('change', { bubbles: true }))
  document.querySelector<HTMLButtonElement>('.primary')?.click()
  total.resolve(Response.json({ seen: 'new', texts: { due: '$107.25' } }))
  await vi.waitFor(() => expect(document.querySelector('.announced')?.textContent).toBe('Total $107.25'))
  const orders = request.mock.calls.map(([, { body }]) => body).filter((body) => body.get('action') === 'place')
  expect(orders.map((body) => [body.get('region'), body.get('seen')])).toEqual([['CA', 'old']])
  document.querySelector<HTMLButtonElement>('.waiting button')?.click()
})
