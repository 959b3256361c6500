import type { ServiceMessages } from './index.ts'

export const messages: ServiceMessages = {
  shipping: 'Spedizione',
  shippingTo: (country) => `Costi di spedizione (${country}):`,
  shippingText: 'Vedi costi e tempi di consegna alla cassa, prima di pagare.',
  returns: 'Resi',
  returnsText:
    'Rispedisci gli articoli che non vuoi tenere, mai indossati e con l’etichetta. Anticipi tu la spedizione e noi ti rimborsiamo il costo di un pacco standard. Prima registra il reso con il pulsante qui sotto.',
  withdrawHere: 'Recedere dal contratto qui',
  returnItems: 'Restituisci articoli',
  howToReturn: 'Come rispedire gli articoli',
}
