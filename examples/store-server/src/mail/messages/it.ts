import type { MailMessages } from './en.ts'

export const it: MailMessages = {
  demo: 'Questo negozio è una dimostrazione: non si muove denaro e non si spedisce nulla.',
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
    text: (number) => `Abbiamo ricevuto il tuo ordine ${number}. Ti scriveremo di nuovo quando parte.`,
    link: 'Vedi il mio ordine',
    linkNote: 'Il link apre il tuo ordine senza password: non inoltrare questa e-mail.',
    returns: (days) =>
      `I resi sono gratuiti per ${days} giorni dopo la consegna. Puoi richiederli nella pagina del tuo ordine.`,
    withdrawal: (days) =>
      `Puoi recedere da questo contratto senza indicare il motivo fino a ${days} giorni dopo la consegna. Il pulsante è nella pagina del tuo ordine.`,
  },
  orderShipped: {
    subject: (number) => `Il tuo ordine ${number} è in viaggio`,
    title: 'Il tuo ordine è in viaggio',
    text: (number) => `Abbiamo affidato il tuo ordine ${number} al corriere.`,
    delivery: 'Spedizione',
    tracking: 'Numero di tracciamento',
    link: 'Segui il mio pacco',
  },
  withdrawal: {
    subject: (number) => `Il tuo recesso dall’ordine ${number}`,
    title: 'Abbiamo ricevuto il tuo recesso',
    text: 'Questa e-mail conferma che cosa ci hai inviato e quando. Conservala.',
    next: 'Rispedisci gli articoli entro 14 giorni. Ti rimborsiamo entro 14 giorni quanto hai pagato, compresa la spedizione standard, e possiamo attendere il ritorno degli articoli.',
  },
  returning: {
    subject: (number) => `Il tuo reso dell’ordine ${number}`,
    title: 'Abbiamo ricevuto la tua richiesta di reso',
    text: 'Questa e-mail conferma che cosa vuoi rendere e quando ci hai scritto.',
    next: 'Rispedisci gli articoli entro 14 giorni. Li rimborsiamo appena arrivano.',
  },
  itemsReceived: {
    subject: (number) => `I tuoi articoli dell’ordine ${number} sono da noi`,
    title: 'Ora tocca al rimborso',
    text: (number) =>
      `Gli articoli resi dell’ordine ${number} sono da noi. Ti rimborsiamo entro 14 giorni quanto li hai pagati, con lo stesso metodo di pagamento.`,
  },
  refunded: {
    subject: (number) => `Il tuo rimborso per l’ordine ${number}`,
    title: 'Ti abbiamo rimborsato',
    text: (number) =>
      `Abbiamo rimborsato quanto hai pagato per gli articoli resi dell’ordine ${number}, con lo stesso metodo di pagamento. La banca può impiegare qualche giorno.`,
  },
  message: {
    subject: 'Abbiamo ricevuto il tuo messaggio',
    title: 'Grazie per il tuo messaggio',
    text: 'Il tuo messaggio è arrivato. Ti risponderemo per e-mail.',
    notYou: 'Se non ci hai scritto, puoi ignorare questa e-mail.',
  },
  notAsked: 'Se non l’hai chiesto tu, puoi ignorare questa e-mail. Non riceverai altro.',
  unsubscribe: 'Annulla l’iscrizione',
  newsletter: {
    subject: 'Conferma la newsletter',
    title: 'Ancora un passo per la newsletter',
    text: 'Conferma che possiamo inviare la newsletter a questo indirizzo.',
    link: 'Conferma',
  },
  stock: {
    subject: (name) => `Ti avvisiamo quando torna? ${name}`,
    title: 'Ancora un passo per l’avviso',
    text: (name) => `Conferma che possiamo scriverti quando questo articolo è disponibile: ${name}.`,
    link: 'Conferma',
  },
  back: {
    subject: (name) => `È tornato: ${name}`,
    title: 'Di nuovo disponibile',
    text: (name) => `Ci avevi chiesto di avvisarti: ${name} è di nuovo disponibile. Non è riservato.`,
    link: 'Vedi l’articolo',
    last: 'Questa era l’unica e-mail su questo articolo. Non devi annullare nulla.',
  },
}
