import type { ClearDataMessages } from './index.ts'

export const messages: ClearDataMessages = {
  title: 'Effacer mes données\u202f?',
  text: 'Tout ce que la boutique a enregistré dans ce navigateur sera effacé\u202f: votre connexion, votre panier, votre pays, vos tailles, les produits vus et votre choix de cookies.',
  stays: 'Si vous avez un compte, il conserve son panier, ses commandes et sa liste d’envies.',
  cancel: 'Garder mes données',
  failed: 'La boutique est injoignable, rien n’a donc été effacé. Veuillez réessayer.',
  done: 'Vos données sont effacées.',
}
