import type { MailMessages } from './en.ts'

export const it: MailMessages = {
  demo: 'Questo è un negozio dimostrativo: non ti addebitiamo nulla e non spediamo nulla.',
  questions: 'Hai una domanda?',
  service: 'Servizio clienti',
  order: 'Ordine',
  name: 'Nome',
  email: 'E-mail',
  received: 'Ricevuto',
  items: 'Articoli',
  quantity: (n) => `Quantità: ${n}`,
  orderPlaced: {
    subject: (number) => `Il tuo ordine ${number}`,
    title: 'Grazie per il tuo ordine',
    text: (number) => `Abbiamo ricevuto il tuo ordine ${number}. Ti scriveremo di nuovo quando lo spediremo.`,
    link: 'Vedi il mio ordine',
    linkNote: 'Il link apre il tuo ordine senza password, quindi non inoltrare questa e-mail.',
    returns: (days) =>
      `I resi sono gratuiti per ${days} giorni dopo la consegna. Puoi richiedere il reso nella pagina del tuo ordine.`,
    withdrawal: (days) =>
      `Puoi recedere da questo contratto fino a ${days} giorni dopo la consegna, senza indicare il motivo. Trovi il pulsante nella pagina del tuo ordine.`,
  },
  orderAgain: {
    text: (number) =>
      `Hai chiesto di ricevere di nuovo l’e-mail del tuo ordine ${number}. Nella pagina dell’ordine trovi lo stato e il numero di tracciamento.`,
    notYou: 'Se non hai chiesto tu questa e-mail, puoi ignorarla. La inviamo solo all’indirizzo dell’ordine.',
  },
  orderShipped: {
    subject: (number) => `Il tuo ordine ${number} è in viaggio`,
    title: 'Il tuo ordine è in viaggio',
    text: (number) => `Abbiamo spedito il tuo ordine ${number}.`,
    delivery: 'Spedizione',
    tracking: 'Numero di tracciamento',
    link: 'Segui il mio pacco',
  },
  withdrawal: {
    subject: (number) => `Il tuo recesso dall’ordine ${number}`,
    title: 'Abbiamo ricevuto il tuo recesso',
    text: 'Questa e-mail conferma il tuo recesso e la data in cui lo abbiamo ricevuto. Conservala.',
  },
  returning: {
    subject: (number) => `Il tuo reso dell’ordine ${number}`,
    title: 'Abbiamo ricevuto la tua richiesta di reso',
    text: 'Questa e-mail conferma gli articoli che vuoi restituire e la data della tua richiesta.',
  },
  itemsReceived: {
    subject: (number) => `Abbiamo ricevuto i tuoi articoli dell’ordine ${number}`,
    title: 'Il tuo rimborso è in arrivo',
    text: (number) =>
      `Abbiamo ricevuto gli articoli resi dell’ordine ${number}. Ti rimborsiamo entro 14 giorni quanto li hai pagati, con lo stesso metodo di pagamento.`,
  },
  refunded: {
    subject: (number) => `Il tuo rimborso per l’ordine ${number}`,
    title: 'Ti abbiamo rimborsato',
    text: (number) => `Abbiamo rimborsato quanto hai pagato per questi articoli dell’ordine ${number}.`,
    bank: 'La banca può impiegare qualche giorno.',
    giftCard: 'Puoi usare subito l’importo sulla tua carta regalo.',
  },
  message: {
    subject: 'Abbiamo ricevuto il tuo messaggio',
    title: 'Grazie per il tuo messaggio',
    text: 'Abbiamo ricevuto il tuo messaggio e ti risponderemo per e-mail.',
    notYou: 'Se non ci hai scritto, puoi ignorare questa e-mail.',
  },
  notAsked: 'Se non lo hai chiesto tu, puoi ignorare questa e-mail. Non te ne invieremo altre.',
  unsubscribe: 'Annulla l’iscrizione',
  newsletter: {
    subject: 'Conferma l’iscrizione alla newsletter',
    title: 'Conferma l’iscrizione alla newsletter',
    text: 'Conferma che vuoi ricevere la nostra newsletter a questo indirizzo.',
    link: 'Conferma',
  },
  stock: {
    subject: (name) => `Conferma l’avviso di disponibilità: ${name}`,
    title: 'Conferma l’avviso di disponibilità',
    text: (name) => `Conferma che vuoi ricevere una sola e-mail quando questo articolo è disponibile: ${name}.`,
    link: 'Conferma',
  },
  back: {
    subject: (name) => `Ora disponibile: ${name}`,
    title: 'Ora disponibile',
    text: (name) => `Ci hai chiesto di avvisarti: ora ${name} è disponibile. Non lo abbiamo riservato per te.`,
    link: 'Vedi il prodotto',
    last: 'Questa è l’unica e-mail su questo articolo. Non devi annullare l’iscrizione.',
    others: 'Questa è l’unica e-mail su questo articolo. Hai altri avvisi di disponibilità:',
    endOther: (name) => `Annulla l’avviso: ${name}`,
  },
}
