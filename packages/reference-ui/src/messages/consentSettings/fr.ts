import type { ConsentSettingsMessages } from './index.ts'

export const messages: ConsentSettingsMessages = {
  title: 'Paramètres des cookies',
  explanation: 'Choisissez les données que la boutique peut enregistrer. Vous pouvez modifier ce choix à tout moment.',
  privacyControl:
    'Votre navigateur nous demande de ne pas vendre ni partager vos données (Global Privacy Control). Nous le respectons : performance et publicité restent désactivées.',
  save: 'Enregistrer mon choix',
  alwaysOn: 'Toujours actifs',
  staysOff: 'Restent désactivés',
  necessary: 'Strictement nécessaires',
  necessaryText:
    'Ils enregistrent votre panier, votre pays et votre connexion. La boutique ne fonctionne pas sans eux.',
  analytics: 'Performance',
  analyticsText: 'Ils comptent les visites, les recherches et les ajouts au panier.',
  functional: 'Fonctionnels',
  functionalText: 'Ils mémorisent votre taille et les produits vus ou comparés.',
  targeting: 'Publicité',
  targetingText: 'Ils permettent à d’autres sites de vous montrer les produits consultés ici.',
}
