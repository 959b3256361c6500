import type { SubscriptionMessages } from './en.ts'

export const it: SubscriptionMessages = {
  newsletterTitle: 'Conferma l’iscrizione alla newsletter',
  newsletterText: 'Premi il pulsante per ricevere la nostra newsletter per e-mail.',
  stockTitle: 'Conferma l’avviso di disponibilità',
  stockText: 'Premi il pulsante e ti scriveremo quando l’articolo è disponibile.',
  confirm: 'Conferma',
  confirmedTitle: 'Grazie per la conferma',
  confirmedText: 'Puoi annullare l’iscrizione in qualsiasi momento con il link nelle nostre e-mail.',
  endTitle: 'Annullare l’iscrizione?',
  endText: 'Non riceverai più queste e-mail.',
  end: 'Annulla l’iscrizione',
  endedTitle: 'Iscrizione annullata',
  endedText: 'Abbiamo cancellato il tuo indirizzo da questo elenco.',
  unknownTitle: 'Questo link non è più valido',
  unknownText: 'L’iscrizione è terminata o il link è scaduto.',
}
