import type { CodesMessages } from './index.ts'

export const messages: CodesMessages = {
  label: 'Code promo ou code de carte cadeau',
  apply: 'Appliquer',
  required: 'Saisissez un code.',
  applied: (name) => `Appliqué\u202f: ${name}`,
  failed: 'Nous n’avons pas pu vérifier le code. Veuillez réessayer.',
  tooMany: 'Trop de tentatives. Veuillez patienter quelques minutes.',
  problems: {
    unknown_coupon: () => 'Ce code n’existe pas. Vérifiez la saisie.',
    coupon_expired: () => 'Ce code promo a expiré.',
    coupon_not_yet_valid: (fact) =>
      fact === '' ? 'Ce code promo n’est pas encore valable.' : `Ce code promo est valable à partir du ${fact}.`,
    coupon_minimum: (fact, missing) =>
      fact === ''
        ? 'Votre commande n’atteint pas le minimum de ce code promo.'
        : `Ce code promo est valable dès ${fact} d’achat.${missing && ` Ajoutez encore ${missing} pour l’utiliser.`}`,
    coupon_used_up: () => 'Ce code promo a déjà été entièrement utilisé.',
    coupon_needs_sign_in: () => 'Connectez-vous pour utiliser ce code promo.',
    coupon_already_applied: () => 'Ce code promo est déjà appliqué.',
    only_one_coupon: () => 'Un seul code promo par commande. Retirez d’abord l’autre.',
    unknown_gift_card: () => 'Ce code n’existe pas. Vérifiez la saisie.',
    gift_card_empty: () => 'Le solde de cette carte cadeau est épuisé.',
    gift_card_wrong_currency: (fact) =>
      fact === ''
        ? 'Cette carte cadeau a une autre devise et ne peut pas être utilisée ici.'
        : `Cette carte cadeau est en ${fact} et ne peut pas être utilisée ici.`,
    gift_card_already_applied: () => 'Cette carte cadeau est déjà appliquée.',
    too_many_gift_cards: (fact) =>
      fact === ''
        ? 'Vous ne pouvez pas utiliser d’autre carte cadeau pour cette commande.'
        : `Vous pouvez utiliser au plus ${fact} cartes cadeaux par commande.`,
  },
  noticed: {
    reduced: (name, count) => `${name}\u202f: seulement ${count} en stock`,
    lineRemoved: (name) =>
      name === ''
        ? 'Un article n’est plus disponible et a été retiré de votre panier'
        : `Article indisponible, retiré de votre panier\u202f: ${name}`,
    priceChanged: (name) => (name === '' ? 'Un prix a changé dans votre panier' : `Le prix a changé\u202f: ${name}`),
    couponRemoved: 'Un code promo n’est plus valable pour ce panier et a été retiré',
    other: 'La boutique a modifié votre panier',
  },
}
