import { formatMoney, type Store } from '@cairn/core'
import { button, byId, picture, row } from './elements.ts'

interface Watched<View> {
  getSnapshot(): View
  subscribe(listener: (view: View) => void): unknown
}

/** Calls `draw` with the current view, and again after each change. */
const watch = <View>(domain: Watched<View>, draw: (view: View) => void): void => {
  draw(domain.getSnapshot())
  domain.subscribe(draw)
}

/**
 * Connects the page to a store: the page sends the shopper's actions as commands, and shows the views of the store as
 * text.
 */
export const connect = ({ site, search, cart, on }: Store): void => {
  const money = (amount: number) => formatMoney({ amount, currency: site.currency }, site.hreflang)

  search.commands.open()
  byId('term').addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) search.commands.type(target.value)
  })
  watch(search, ({ results, topSellers, emptyTerm }) => {
    const found = (results?.products ?? topSellers).map(({ name, imageUrl, price, variantId }) => {
      const item = row(picture(imageUrl), `${name} ${price === null ? '' : money(price.amount)}`)
      if (variantId !== null) item.append(button('Add', `Add ${name}`, () => cart.commands.add({ variantId })))
      return item
    })
    byId('products').replaceChildren(...found)
    byId('nothing').textContent = emptyTerm === '' ? '' : `Nothing for “${emptyTerm}”`
  })

  watch(cart, ({ status, count, lines, subtotal, isSaving }) => {
    // Before the first response the count is unknown, so do not show 0.
    byId('count').textContent = status === 'unknown' ? '…' : String(count)
    byId('lines').ariaBusy = String(isSaving)
    byId('subtotal').textContent = status === 'filled' ? `Subtotal ${money(subtotal)}` : ''
    const shown = lines.map(({ id, name, quantity, extendedPrice }) =>
      row(
        `${quantity} × ${name}: ${money(extendedPrice)}`,
        button('×', `Remove ${name}`, () => cart.commands.remove(id)),
      ),
    )
    byId('lines').replaceChildren(...shown)
  })

  const say = (text: string) => {
    byId('notice').textContent = text
  }
  on('line.removed', ({ line }) => say(`${line.name} is out of the cart`))
  on('cart.failed', ({ error }) => say(error.message))
}
