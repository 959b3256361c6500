import type { ConsentMessages } from './index.ts'

export const messages: ConsentMessages = {
  label: 'Cookies',
  announcement: 'Veuillez choisir les cookies que vous autorisez. Vous pouvez modifier ce choix à tout moment.',
  text: 'Pouvons-nous mesurer les visites, mémoriser votre taille et les produits vus ou comparés, et faire de la publicité sur d’autres sites\u202f? Nous ne le ferons qu’avec votre accord.',
  choose: 'Choisir',
  acceptAll: 'Tout accepter',
  onlyNecessary: 'Tout refuser',
}
