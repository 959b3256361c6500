import type { CountrySwitchMessages } from './index.ts'

export const messages: CountrySwitchMessages = {
  title: (site) => `Passer au site « ${site} » ?`,
  text: 'Si vous changez de site, votre panier sur ce site est vidé. Vous pouvez emporter vos articles, dans les mêmes tailles, et les rapporter plus tard.',
  delivery: (country, dates) => `Livraison (${country}) : ${dates}`,
  currency: (currency) => `Les prix y sont affichés dans cette devise : ${currency}.`,
  sameCurrency: (currency) => `Les prix restent dans cette devise : ${currency}.`,
  language: (language) => `L’autre site est dans une autre langue : ${language}.`,
  duties: 'Les prix y comprennent les taxes et les droits de douane. Vous ne payez rien à la livraison.',
  soldThere: 'Disponible là-bas',
  staysHere: 'Ne peut pas être emporté',
  notSold: 'Pas vendu là-bas',
  notSoldHere: 'Pas vendu ici',
  comingSoon: 'Pas encore disponible',
  soldOut: 'Épuisé',
  notShipped: (country) => `Pas de livraison vers ce pays : ${country}`,
  notCarried: 'Valable seulement sur ce site',
  onlyValidThere: 'Valable seulement sur l’autre site',
  fewer: (quantity) => `Plus que ${quantity} en stock`,
  unchecked:
    'Nous ne pouvons pas vérifier maintenant ce qui y est vendu. Si vous emportez vos articles, nous vous dirons lesquels n’ont pas pu être ajoutés.',
  take: 'Emporter mes articles',
  leave: 'Partir sans mes articles',
  stay: 'Rester ici',
  blocked: 'Votre navigateur ne nous laisse pas enregistrer vos articles ; ils ne peuvent donc pas être emportés.',
  added: (count) =>
    count === 1 ? '1 article est dans votre nouveau panier.' : `${count} articles sont dans votre nouveau panier.`,
  codesTried: (codes) =>
    `Si vous emportez vos articles, nous essaierons aussi d’utiliser votre code sur l’autre site : ${codes}.`,
  codesStay: (codes) =>
    `Codes non repris sur l’autre site : ${codes}. Vous pourrez y saisir à nouveau ceux que ce site accepte.`,
  different: 'Ce qui change dans votre nouveau panier',
  reduced: (quantity, wanted) => `${quantity} au lieu de ${wanted} : il n’en reste pas davantage`,
  notAdded: 'Nous n’avons pas pu ajouter cet article. Veuillez réessayer sur la page du produit.',
  viewCart: 'Voir le panier',
}
