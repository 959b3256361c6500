/**
 * The id of a cart. Vendure finds a cart by the session alone: for a guest, the id is therefore the token of the guest's
 * session, and for a customer the code of the order, which is worth nothing without the customer's session.
 */
export type CartId = { readonly guest: string } | { readonly order: string }

export const writeCartId = (guest: string | null, code: string): string =>
  guest === null ? `order.${code}` : `guest.${guest}`

/** Returns null for a text that is no id of this adapter, such as that of an earlier back end. */
export const readCartId = (id: string): CartId | null => {
  const [, kind, value = ''] = /^(guest|order)\.([\w-]+)$/.exec(id) ?? []
  if (kind === undefined) return null
  return kind === 'guest' ? { guest: value } : { order: value }
}
