import type { GiftNoteMessages } from './index.ts'

export const messages: GiftNoteMessages = {
  atCheckout: 'Al tramitar el pedido puedes añadir un mensaje de regalo. Lo imprimimos en una tarjeta.',
}
