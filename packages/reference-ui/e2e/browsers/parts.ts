import { messages as english, spelling } from '../../src/messages/en.ts'
import type { Part } from './findPart.ts'

/** The texts of the American site. */
export const messages = { ...english, ...spelling['en-US'] }

export const banner: Part = { role: 'banner' }
export const main: Part = { role: 'main' }
export const title: Part = { role: 'heading', inside: main }

export const cart: Part = { role: 'dialog', name: messages.cart.title }
export const badge: Part = { role: 'link', name: new RegExp(`^${messages.header.cart}(,|$)`), inside: banner }
export const signInLink: Part = { role: 'link', name: messages.header.signIn, inside: banner }
export const accountLink: Part = { role: 'link', name: messages.header.myAccount, inside: banner }
export const menu: Part = { role: 'dialog', name: messages.header.menu }
export const menuButton: Part = { role: 'button', name: messages.header.openMenu, inside: banner }

export const firstProduct: Part = { role: 'link', inside: { role: 'article', inside: main } }
export const addButton: Part = { role: 'button', name: messages.product.addToCart, inside: main }
export const quantityButton: Part = { role: 'button', name: /^Choose the quantity of/, inside: cart }
export const quantity: Part = { role: 'combobox', name: /^Quantity of/, inside: cart }

/** A size that is not sold out. */
export const size: Part = {
  role: 'radio',
  name: new RegExp(`^(?!.*${messages.product.soldOut})`),
  inside: { role: 'group', name: new RegExp(`^${messages.product.size}`) },
}

export const colour = (index: number): Part => ({
  role: 'radio',
  inside: { role: 'group', name: new RegExp(`^${messages.product.colour}`) },
  index,
})
