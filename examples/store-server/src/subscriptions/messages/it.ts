import type { SubscriptionMessages } from './en.ts'

export const it: SubscriptionMessages = {
  newsletter: {
    confirmTitle: 'Conferma l’iscrizione alla newsletter',
    confirmText: 'Premi il pulsante per ricevere la nostra newsletter per e-mail.',
    confirmedTitle: 'Grazie per la conferma',
    confirmedText: 'Puoi annullare l’iscrizione in qualsiasi momento con il link in ogni newsletter.',
    endTitle: 'Annullare l’iscrizione alla newsletter?',
    endText: 'Non riceverai più la nostra newsletter.',
    end: 'Annulla l’iscrizione',
    endedTitle: 'Iscrizione annullata',
    endedText: 'Abbiamo cancellato il tuo indirizzo dall’elenco della newsletter.',
  },
  stock: {
    confirmTitle: 'Conferma l’avviso di disponibilità',
    confirmText: 'Premi il pulsante e ti invieremo una sola e-mail, non appena questo articolo è disponibile.',
    confirmedTitle: 'Il tuo avviso di disponibilità è confermato',
    confirmedText:
      'Ti invieremo una sola e-mail, non appena questo articolo è disponibile. Poi l’avviso termina da solo.',
    endTitle: 'Annullare questo avviso?',
    endText: 'Non ti scriveremo quando questo articolo è disponibile.',
    end: 'Annulla l’avviso',
    endedTitle: 'Avviso annullato',
    endedText: 'Abbiamo cancellato il tuo indirizzo da questo avviso e non ti scriveremo su questo articolo.',
  },
  confirm: 'Conferma',
  goneTitle: 'Non riceverai più queste e-mail',
  goneText: 'Non conserviamo più alcun indirizzo per questo link.',
  unknownTitle: 'Questo link non è più valido',
  unknownText: 'Il link è scaduto, oppure hai annullato l’iscrizione o hai già ricevuto l’e-mail richiesta.',
}
