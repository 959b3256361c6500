import type { CodesMessages } from './index.ts'

export const messages: CodesMessages = {
  label: 'Código de descuento o tarjeta regalo',
  apply: 'Aplicar',
  required: 'Escribe un código.',
  applied: (name) => `Aplicado: ${name}`,
  failed: 'No hemos podido comprobar el código. Inténtalo de nuevo.',
  tooMany: 'Demasiados intentos. Espera unos minutos.',
  problems: {
    unknown_coupon: () => 'Este código no existe. Comprueba que esté bien escrito.',
    coupon_expired: () => 'Este código de descuento ha caducado.',
    coupon_not_yet_valid: (fact) =>
      fact === ''
        ? 'Este código de descuento todavía no es válido.'
        : `Este código de descuento es válido a partir del ${fact}.`,
    coupon_minimum: (fact, missing) =>
      fact === ''
        ? 'Tu pedido no llega al mínimo de este código de descuento.'
        : `Este código de descuento es válido para compras de al menos ${fact}.${missing && ` Añade ${missing} más para usarlo.`}`,
    coupon_used_up: () => 'Este código de descuento ya está agotado.',
    coupon_needs_sign_in: () => 'Inicia sesión para usar este código de descuento.',
    coupon_already_applied: () => 'Este código de descuento ya está aplicado.',
    only_one_coupon: () => 'Solo se puede usar un código de descuento por pedido. Quita antes el otro.',
    unknown_gift_card: () => 'Este código no existe. Comprueba que esté bien escrito.',
    gift_card_empty: () => 'Esta tarjeta regalo ya no tiene saldo.',
    gift_card_wrong_currency: (fact) =>
      fact === ''
        ? 'Esta tarjeta regalo está en otra moneda y no se puede usar aquí.'
        : `Esta tarjeta regalo está en ${fact} y no se puede usar aquí.`,
    gift_card_already_applied: () => 'Esta tarjeta regalo ya está aplicada.',
    too_many_gift_cards: (fact) =>
      fact === ''
        ? 'No puedes usar más tarjetas regalo en este pedido.'
        : `Puedes usar hasta ${fact} tarjetas regalo por pedido.`,
  },
  noticed: {
    reduced: (name, count) => `${name}: solo hay ${count} en stock`,
    lineRemoved: (name) =>
      name === ''
        ? 'Un artículo ya no está disponible y lo hemos quitado de tu cesta'
        : `Ya no está disponible y lo hemos quitado de tu cesta: ${name}`,
    priceChanged: (name) => (name === '' ? 'Ha cambiado un precio de tu cesta' : `Ha cambiado el precio: ${name}`),
    couponRemoved: 'Un código de descuento ya no es válido para esta cesta y lo hemos quitado',
    other: 'La tienda ha cambiado tu cesta',
  },
}
