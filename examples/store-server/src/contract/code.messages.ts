import type { Language } from '../sites/sites.data.ts'
import type { Sentence } from './problem.ts'

/** Codes of the problems with coupons and gift cards. */
export type CodeProblem =
  | 'unknown_coupon'
  | 'coupon_expired'
  | 'coupon_not_yet_valid'
  | 'coupon_minimum'
  | 'coupon_used_up'
  | 'coupon_needs_sign_in'
  | 'coupon_already_applied'
  | 'only_one_coupon'
  | 'unknown_gift_card'
  | 'gift_card_empty'
  | 'gift_card_wrong_currency'
  | 'gift_card_already_applied'
  | 'too_many_gift_cards'

const amountIn = (language: Language, amount: unknown, currency: unknown): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: String(currency) }).format(Number(amount))

const dateIn = (language: Language, time: unknown): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(String(time)))

export const CODE_MESSAGES: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<CodeProblem, Sentence>>>> = {
  de: {
    unknown_coupon: 'Diesen Gutscheincode gibt es nicht. Bitte prüfe die Schreibweise.',
    coupon_expired: 'Dieser Gutschein ist abgelaufen.',
    coupon_not_yet_valid: ({ valid_from }) => `Dieser Gutschein gilt erst ab ${dateIn('de', valid_from)}.`,
    coupon_minimum: ({ minimum, missing, currency }) =>
      `Dieser Gutschein gilt ab einem Warenwert von ${amountIn('de', minimum, currency)}. Es fehlen noch ${amountIn('de', missing, currency)}.`,
    coupon_used_up: 'Dieser Gutschein kann nicht mehr eingelöst werden.',
    coupon_needs_sign_in: 'Bitte melde dich an, um diesen Gutschein einzulösen.',
    coupon_already_applied: 'Dieser Gutschein ist schon eingelöst.',
    only_one_coupon: 'Pro Bestellung gilt nur ein Gutschein. Entferne zuerst den anderen.',
    unknown_gift_card: 'Diese Geschenkkarte gibt es nicht. Bitte prüfe die Schreibweise.',
    gift_card_empty: 'Auf dieser Geschenkkarte ist kein Guthaben mehr.',
    gift_card_wrong_currency: ({ currency }) =>
      `Diese Geschenkkarte lautet auf ${String(currency)} und gilt hier nicht.`,
    gift_card_already_applied: 'Diese Geschenkkarte ist schon eingelöst.',
    too_many_gift_cards: ({ max }) => `Pro Bestellung kannst du höchstens ${max} Geschenkkarten einlösen.`,
  },
  fr: {
    unknown_coupon: 'Ce code promo n’existe pas. Vérifiez la saisie.',
    coupon_expired: 'Ce code promo a expiré.',
    coupon_not_yet_valid: ({ valid_from }) => `Ce code promo est valable à partir du ${dateIn('fr', valid_from)}.`,
    coupon_minimum: ({ minimum, missing, currency }) =>
      `Ce code promo est valable dès ${amountIn('fr', minimum, currency)} d’achat. Il manque encore ${amountIn('fr', missing, currency)}.`,
    coupon_used_up: 'Ce code promo a déjà été entièrement utilisé.',
    coupon_needs_sign_in: 'Connectez-vous pour utiliser ce code promo.',
    coupon_already_applied: 'Ce code promo est déjà appliqué.',
    only_one_coupon: 'Un seul code promo par commande. Retirez d’abord l’autre.',
    unknown_gift_card: 'Cette carte cadeau n’existe pas. Vérifiez la saisie.',
    gift_card_empty: 'Le solde de cette carte cadeau est épuisé.',
    gift_card_wrong_currency: ({ currency }) =>
      `Cette carte cadeau est en ${String(currency)} et ne peut pas être utilisée ici.`,
    gift_card_already_applied: 'Cette carte cadeau est déjà appliquée.',
    too_many_gift_cards: ({ max }) => `Vous pouvez utiliser au plus ${max} cartes cadeaux par commande.`,
  },
  es: {
    unknown_coupon: 'Este código de descuento no existe. Comprueba que esté bien escrito.',
    coupon_expired: 'Este código de descuento ha caducado.',
    coupon_not_yet_valid: ({ valid_from }) =>
      `Este código de descuento es válido a partir del ${dateIn('es', valid_from)}.`,
    coupon_minimum: ({ minimum, missing, currency }) =>
      `Este código de descuento es válido para compras de al menos ${amountIn('es', minimum, currency)}. Te faltan ${amountIn('es', missing, currency)}.`,
    coupon_used_up: 'Este código de descuento ya está agotado.',
    coupon_needs_sign_in: 'Inicia sesión para usar este código de descuento.',
    coupon_already_applied: 'Este código de descuento ya está aplicado.',
    only_one_coupon: 'Solo se puede usar un código de descuento por pedido. Quita antes el otro.',
    unknown_gift_card: 'Esta tarjeta regalo no existe. Comprueba que el código esté bien escrito.',
    gift_card_empty: 'Esta tarjeta regalo ya no tiene saldo.',
    gift_card_wrong_currency: ({ currency }) =>
      `Esta tarjeta regalo está en ${String(currency)} y no se puede usar aquí.`,
    gift_card_already_applied: 'Esta tarjeta regalo ya está aplicada.',
    too_many_gift_cards: ({ max }) => `Se pueden usar como máximo ${max} tarjetas regalo por pedido.`,
  },
  it: {
    unknown_coupon: 'Questo codice non esiste. Controlla di averlo scritto correttamente.',
    coupon_expired: 'Questo codice sconto è scaduto.',
    coupon_not_yet_valid: ({ valid_from }) => `Questo codice sconto è valido dal ${dateIn('it', valid_from)}.`,
    coupon_minimum: ({ minimum, missing, currency }) =>
      `Questo codice sconto è valido per acquisti di almeno ${amountIn('it', minimum, currency)}. Mancano ancora ${amountIn('it', missing, currency)}.`,
    coupon_used_up: 'Questo codice sconto è già stato utilizzato.',
    coupon_needs_sign_in: 'Accedi per usare questo codice sconto.',
    coupon_already_applied: 'Questo codice sconto è già applicato.',
    only_one_coupon: 'Puoi usare un solo codice sconto per ordine. Rimuovi prima l’altro.',
    unknown_gift_card: 'Questo codice non esiste. Controlla di averlo scritto correttamente.',
    gift_card_empty: 'Il saldo di questa carta regalo è esaurito.',
    gift_card_wrong_currency: ({ currency }) => `Questa carta regalo è in ${String(currency)} e qui non si può usare.`,
    gift_card_already_applied: 'Questa carta regalo è già applicata.',
    too_many_gift_cards: ({ max }) => `Puoi usare al massimo ${max} carte regalo per ordine.`,
  },
  pt: {
    unknown_coupon: 'Este código de desconto não existe. Verifique se está bem escrito.',
    coupon_expired: 'Este código de desconto expirou.',
    coupon_not_yet_valid: ({ valid_from }) =>
      `Este código de desconto é válido a partir de ${dateIn('pt', valid_from)}.`,
    coupon_minimum: ({ minimum, missing, currency }) =>
      `Este código de desconto é válido para compras de, pelo menos, ${amountIn('pt', minimum, currency)}. Faltam ${amountIn('pt', missing, currency)}.`,
    coupon_used_up: 'Este código de desconto já atingiu o limite de utilizações.',
    coupon_needs_sign_in: 'Inicie sessão para usar este código de desconto.',
    coupon_already_applied: 'Este código de desconto já está aplicado.',
    only_one_coupon: 'Só pode usar um código de desconto por encomenda. Remova primeiro o outro.',
    unknown_gift_card: 'Este cartão-presente não existe. Verifique se o código está bem escrito.',
    gift_card_empty: 'Este cartão-presente já não tem saldo.',
    gift_card_wrong_currency: ({ currency }) =>
      `Este cartão-presente está em ${String(currency)} e não pode ser usado aqui.`,
    gift_card_already_applied: 'Este cartão-presente já está aplicado.',
    too_many_gift_cards: ({ max }) => `Pode usar, no máximo, ${max} cartões-presente por encomenda.`,
  },
}
