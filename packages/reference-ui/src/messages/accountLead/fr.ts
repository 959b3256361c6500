import type { AccountLeadMessages } from './index.ts'

export const messages: AccountLeadMessages = {
  dashboard:
    'Suivez vos commandes, retournez un article ou modifiez vos informations, votre mot de passe et votre liste d’envies.',
  order: 'Ce que vous avez commandé, où se trouve le colis et comment retourner un article.',
}
