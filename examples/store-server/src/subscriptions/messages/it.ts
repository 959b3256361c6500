import type { SubscriptionMessages } from './en.ts'

export const it: SubscriptionMessages = {
  newsletterTitle: 'Conferma la newsletter',
  newsletterText: 'Premendo il pulsante ricevi la newsletter al tuo indirizzo.',
  stockTitle: 'Conferma l’avviso',
  stockText: 'Premendo il pulsante ci permetti di scriverti quando l’articolo è disponibile.',
  confirm: 'Conferma',
  confirmedTitle: 'Grazie, è confermato',
  confirmedText: 'Ti scriveremo per e-mail. Ogni e-mail ha un link per annullare l’iscrizione.',
  endTitle: 'Annullare l’iscrizione?',
  endText: 'Non riceverai più queste e-mail.',
  end: 'Annulla l’iscrizione',
  endedTitle: 'Iscrizione annullata',
  endedText: 'Abbiamo cancellato il tuo indirizzo da questo elenco.',
  unknownTitle: 'Questo link non è più valido',
  unknownText: 'L’iscrizione è terminata o il link è scaduto.',
}
