import type { GiftNoteMessages } from './index.ts'

export const messages: GiftNoteMessages = {
  atCheckout:
    'Ao finalizar a compra pode juntar uma mensagem de oferta. Imprimimo-la num cartão. A encomenda não leva fatura nem preços.',
  customs: 'Mas a declaração aduaneira no exterior da embalagem indica o valor dos artigos.',
}
