import type { ClearDataMessages } from './index.ts'

export const messages: ClearDataMessages = {
  title: 'Effacer mes données\u202f?',
  text: 'Cela efface tout ce que la boutique a enregistré dans ce navigateur\u202f: votre connexion, votre panier, votre pays, vos tailles, les produits vus ou comparés et votre choix de cookies.',
  stays: 'Le panier, les commandes et la liste d’envies de votre compte sont conservés.',
  cancel: 'Garder mes données',
  failed: 'La boutique est indisponible, rien n’a été effacé. Veuillez réessayer.',
  done: 'Vos données sont effacées.',
}
