import type { GiftNoteMessages } from './index.ts'

export const messages: GiftNoteMessages = {
  atCheckout:
    'Al finalizar la compra puedes añadir un mensaje de regalo. Lo imprimimos en una tarjeta. El paquete no lleva factura ni precios.',
  customs: 'Pero la declaración de aduana en el exterior del paquete indica el valor de los artículos.',
}
