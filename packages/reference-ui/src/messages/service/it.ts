import type { ServiceMessages } from './index.ts'

export const messages: ServiceMessages = {
  shipping: 'Spedizione',
  shippingTo: (country) => `Quanto costa la spedizione (${country}):`,
  shippingText: 'Il costo e i tempi di spedizione ti vengono indicati alla cassa, prima del pagamento.',
  returns: 'Resi',
  returnsText:
    'Rispedisci ciò che non tieni, mai indossato e con la sua etichetta. Prima avvisaci: i contatti sono più in basso.',
  withdrawHere: 'Recedere dal contratto qui',
  returnItems: 'Restituisci articoli',
}
