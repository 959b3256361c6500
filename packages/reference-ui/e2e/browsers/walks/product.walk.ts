import { expect } from '@playwright/test'
import { addButton, cart, colour, title } from '../parts.ts'
import { addToCart, openProduct } from '../steps.ts'
import { walk } from '../walk.ts'

walk(
  'a shopper chooses a color and a size; the drawer keeps the focus and returns it to the button',
  async ({ visit }) => {
    await openProduct(visit, 'rain+jacket')
    await visit.hasText(title, /jacket/i)
    await visit.look('top')
    await visit.press(colour(1))
    await visit.has(colour(1), ({ isChecked }) => expect(isChecked, 'the color is chosen').toBe(true))
    await addToCart(visit)
    await visit.look('drawer')
    await visit.keepsFocusIn(cart)
    await visit.key('Escape')
    await visit.hasNo(cart)
    await visit.hasFocus(addButton)
    await visit.look('after')
  },
)
