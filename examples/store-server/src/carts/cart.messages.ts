import type { Language } from '../sites/sites.data.ts'

/** Texts of a cart for the shopper, in the language of the cart's site. They contain no ß, so Switzerland needs no others. */
export type CartMessages = {
  /** The rate is formatted, such as `19 %`. */
  tax: (rate: string) => string
  quantityReduced: (name: string, wanted: number, granted: number) => string
  lineRemoved: (name: string) => string
  couponRemoved: (code: string) => string
  giftCardRemoved: (label: string) => string
}

export const cartMessages: Readonly<Record<Language, CartMessages>> = {
  en: {
    tax: (rate) => `${rate} VAT`,
    quantityReduced: (name, wanted, granted) => `${name}: only ${granted} of ${wanted} in stock.`,
    lineRemoved: (name) => `${name} is no longer in stock and was removed.`,
    couponRemoved: (code) => `The coupon ${code} is no longer valid for this cart and was removed.`,
    giftCardRemoved: (label) => `The gift card ${label} cannot be used for this cart and was removed.`,
  },
  de: {
    tax: (rate) => `${rate} MwSt.`,
    quantityReduced: (name, wanted, granted) => `${name}: Von ${wanted} Stück sind nur ${granted} auf Lager.`,
    lineRemoved: (name) => `${name} ist nicht mehr auf Lager und wurde entfernt.`,
    couponRemoved: (code) => `Der Gutscheincode ${code} gilt für diesen Warenkorb nicht mehr und wurde entfernt.`,
    giftCardRemoved: (label) => `Mit der Geschenkkarte ${label} kannst du hier nicht bezahlen. Sie wurde entfernt.`,
  },
  fr: {
    tax: (rate) => `TVA ${rate}`,
    quantityReduced: (name, wanted, granted) => `${name} : seulement ${granted} sur ${wanted} en stock.`,
    lineRemoved: (name) => `Article épuisé, retiré de votre panier : ${name}.`,
    couponRemoved: (code) => `Le code promo ${code} n’est plus valable pour ce panier et a été retiré.`,
    giftCardRemoved: (label) => `La carte cadeau ${label} ne peut pas être utilisée pour ce panier et a été retirée.`,
  },
  es: {
    tax: (rate) => `IVA ${rate}`,
    quantityReduced: (name, wanted, granted) => `${name}: solo hay ${granted} de ${wanted} en stock.`,
    lineRemoved: (name) => `${name} ya no está en stock y lo hemos quitado de tu cesta.`,
    couponRemoved: (code) => `El código de descuento ${code} ya no es válido para esta cesta y lo hemos quitado.`,
    giftCardRemoved: (label) => `La tarjeta regalo ${label} no se puede usar en esta cesta y la hemos quitado.`,
  },
  it: {
    tax: (rate) => `IVA ${rate}`,
    quantityReduced: (name, wanted, granted) => `${name}: ne abbiamo solo ${granted} su ${wanted}.`,
    lineRemoved: (name) => `${name}: non più disponibile, rimosso dal carrello.`,
    couponRemoved: (code) => `Il codice sconto ${code} non è più valido per questo carrello ed è stato rimosso.`,
    giftCardRemoved: (label) => `La carta regalo ${label} non si può usare per questo carrello ed è stata rimossa.`,
  },
  pt: {
    tax: (rate) => `IVA ${rate}`,
    quantityReduced: (name, wanted, granted) => `${name}: só há ${granted} de ${wanted} em stock.`,
    lineRemoved: (name) => `Removemos um artigo que já não está em stock: ${name}.`,
    couponRemoved: (code) => `O código de desconto ${code} já não é válido para este carrinho e foi removido.`,
    giftCardRemoved: (label) => `O cartão-presente ${label} não pode ser usado neste carrinho e foi removido.`,
  },
}
