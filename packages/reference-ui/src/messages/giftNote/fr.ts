import type { GiftNoteMessages } from './index.ts'

export const messages: GiftNoteMessages = {
  atCheckout:
    'Lors de la commande, vous pouvez ajouter un message cadeau. Nous l’imprimons sur une carte. Le colis ne contient ni facture ni prix.',
  customs: 'La déclaration en douane à l’extérieur du colis indique toutefois la valeur des articles.',
}
