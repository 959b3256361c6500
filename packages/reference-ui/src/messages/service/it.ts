import type { ServiceMessages } from './index.ts'

export const messages: ServiceMessages = {
  shipping: 'Spedizione',
  shippingTo: (country) => `Costi di spedizione (${country}):`,
  shippingText: 'Vedi costi e tempi di consegna alla cassa, prima di pagare.',
  order: 'Dov’è il mio ordine?',
  orderText:
    'In ogni e-mail sul tuo ordine c’è un link alla sua pagina. Lì vedi lo stato, il numero di tracciamento e gli importi, e puoi restituire gli articoli. Non serve un account.',
  orderAccount: 'Se hai un account, trovi i tuoi ordini anche lì.',
  orderLost: 'Se non trovi l’e-mail, puoi riceverla di nuovo con il numero d’ordine e il tuo indirizzo e-mail.',
  orderAgain: 'Ricevi di nuovo l’e-mail',
  orderHelp: 'Se non conosci il numero d’ordine, scrivici con il tuo nome e la data dell’ordine.',
  writeToUs: 'Scrivici',
  returns: 'Resi',
  returnsCondition: (withdrawalDays) =>
    withdrawalDays === null
      ? 'Rispedisci gli articoli mai indossati e con l’etichetta.'
      : `Nei primi ${withdrawalDays} giorni puoi restituire anche un articolo usato all’aperto, ma possiamo detrarre la perdita di valore. Dopo, rispedisci gli articoli mai indossati e con l’etichetta.`,
  returnsText:
    'Anticipi tu la spedizione e noi ti rimborsiamo il costo di un pacco standard. Prima di spedire, comunicaci il reso con il pulsante qui sotto.',
  withdrawHere: 'Recedere dal contratto qui',
  returnItems: 'Restituisci articoli',
  howToReturn: 'Come rispedire gli articoli',
}
