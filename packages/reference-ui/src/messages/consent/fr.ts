import type { ConsentMessages } from './index.ts'

export const messages: ConsentMessages = {
  label: 'Cookies',
  announcement: 'Veuillez choisir les cookies que vous autorisez. Vous pouvez modifier ce choix à tout moment.',
  text: 'Pouvons-nous mesurer l’utilisation de la boutique pour l’améliorer\u202f? Nous ne mesurons rien sans votre accord.',
  choose: 'Choisir',
  acceptAll: 'Tout accepter',
  onlyNecessary: 'Tout refuser',
}
