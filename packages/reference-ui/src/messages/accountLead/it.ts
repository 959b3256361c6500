import type { AccountLeadMessages } from './index.ts'

export const messages: AccountLeadMessages = {
  dashboard:
    'Segui i tuoi ordini, restituisci un articolo o modifica i tuoi dati, la password e la lista dei desideri.',
  order: 'Che cosa hai ordinato, dov’è il pacco e come restituire un articolo.',
}
