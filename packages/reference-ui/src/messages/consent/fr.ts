import type { ConsentMessages } from './index.ts'

export const messages: ConsentMessages = {
  label: 'Cookies',
  announcement: 'Cette boutique demande quels cookies vous autorisez. Vous pouvez répondre à tout moment.',
  text: 'Pouvons-nous mesurer l’usage de la boutique pour l’améliorer\u202f? Rien n’est mesuré avant votre accord.',
  choose: 'Choisir',
  acceptAll: 'Tout accepter',
  onlyNecessary: 'Tout refuser',
  title: 'Paramètres des cookies',
  explanation: 'Vous décidez de ce que la boutique peut retenir. Vous pouvez le changer ici à tout moment.',
  privacyControl:
    'Votre navigateur nous demande de ne pas vendre ni partager vos données (Global Privacy Control). Nous le respectons : performance et publicité restent désactivées.',
  save: 'Enregistrer ce choix',
  alwaysOn: 'Toujours actifs',
  necessary: 'Strictement nécessaires',
  necessaryText: 'Gardent votre panier, votre pays et votre connexion. Sans eux, pas de boutique.',
  analytics: 'Performance',
  analyticsText:
    'Comptent les visites, les recherches et les ajouts au panier, et laissent notre fournisseur d’avis compter aussi.',
  functional: 'Fonctionnels',
  functionalText: 'Retiennent des réglages qui rendent la boutique plus confortable.',
  targeting: 'Publicité',
  targetingText: 'Permettent à d’autres sites de vous montrer ce que vous avez regardé ici.',
}
