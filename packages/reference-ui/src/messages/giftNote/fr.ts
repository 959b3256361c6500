import type { GiftNoteMessages } from './index.ts'

export const messages: GiftNoteMessages = {
  atCheckout: 'À la caisse, vous pouvez ajouter un message cadeau. Nous l’imprimons sur une carte.',
}
