import type { LegalText } from '../../../legal/legal.types.ts'
import { sellerLine } from '../../../legal/sellerLine.ts'
import { MAX_COMPARED, MAX_SEEN } from '../../../memory/limits.ts'

export const text: LegalText = {
  title: 'Privacy',
  description: 'Quali dati conserva questo negozio, perché, per quanto tempo e come cancellarli.',
  sections: ({ law, contact }) => [
    {
      id: 'controller',
      heading: 'Titolare del trattamento',
      blocks: [`${sellerLine(law.seller, contact.email)}.`],
    },
    {
      id: 'browser',
      heading: 'Che cosa salviamo nel tuo browser',
      blocks: [
        'Senza il tuo consenso il negozio salva solo ciò che gli serve per funzionare:',
        {
          kind: 'rows',
          rows: [
            ['Carrello', 'Il numero del tuo carrello, per ritrovarlo.'],
            ['Accesso', 'La tua sessione, finché non esci o non scade.'],
            ['Paese', 'Il Paese e la lingua che hai scelto.'],
            ['Scelta dei cookie', 'La tua risposta, per sei mesi.'],
            [
              'Cassa',
              'L’ordine che stai completando e i dati che inserisci: in questa scheda, finché non ordini o non esci dall’account. Mai i dati della carta.',
            ],
            [
              'Cambio di Paese',
              'Gli articoli e il codice sconto che porti con te nel negozio di un altro Paese: una sola volta, in questa scheda.',
            ],
            ['Modulo', 'I dati che hai inserito, se intanto scade la sessione: 15 minuti, in questa scheda.'],
            [
              'Recensione',
              'Una recensione che non hai ancora inviato: in questa scheda, finché non la invii o non esci dall’account.',
            ],
          ],
        },
        'Se accetti i cookie «Funzionali», il negozio ricorda anche, in questo browser:',
        {
          kind: 'rows',
          rows: [
            ['Taglie', 'La tua ultima taglia per tipo di capo, così è già scelta.'],
            ['Visti di recente', `Gli ultimi ${MAX_SEEN} prodotti che hai aperto.`],
            ['Confronto', `Fino a ${MAX_COMPARED} prodotti che stai confrontando.`],
          ],
        },
        'Tutto questo resta nel tuo browser, senza scadenza e senza essere inviato a noi, finché non revochi il consenso o non cancelli i tuoi dati in «Impostazioni dei cookie».',
        'Se accetti i cookie «Prestazioni», il negozio conta anche le visite, le ricerche e gli articoli aggiunti al carrello. Con il link «Impostazioni dei cookie», in fondo a ogni pagina, puoi cambiare la scelta in qualsiasi momento e cancellare tutto ciò che il negozio ha salvato nel browser.',
      ],
    },
    {
      id: 'server',
      heading: 'Che cosa conserviamo e per quanto',
      blocks: [
        {
          kind: 'rows',
          rows: [
            ['Carrello', '30 giorni dall’ultima modifica'],
            ['Ordine non completato', '1 giorno'],
            [
              'Ordine',
              'Nome, indirizzo postale ed e-mail, articoli e prezzo, e la partita IVA di un’azienda: finché lo richiede la legge fiscale. Questo negozio dimostrativo non cancella gli ordini.',
            ],
            ['Telefono e messaggio regalo', '60 giorni dalla consegna, o 180 giorni da un ordine mai consegnato'],
            ['Account e lista dei desideri', 'Finché non chiedi di cancellarli'],
            ['Messaggi', '365 giorni'],
            [
              'Recensioni',
              'Finché non chiedi di cancellarle; una bozza per 1 giorno, una recensione rifiutata per 90 giorni',
            ],
            ['Ricerche', '90 giorni, senza il tuo nome'],
            ['E-mail che ti inviamo', 'Il testo fino all’invio, la registrazione dell’invio per 30 giorni'],
            ['Newsletter', 'Finché non annulli l’iscrizione; 7 giorni se non confermi'],
            [
              'Avviso di disponibilità',
              'Il tuo indirizzo e-mail e l’articolo, finché non ti scriviamo o non annulli l’iscrizione; 7 giorni se non confermi',
            ],
            ['Copie delle risposte del server', '1 giorno, perché un ordine inviato due volte conti una volta sola'],
          ],
        },
      ],
    },
    {
      id: 'why',
      heading: 'Base giuridica',
      blocks: [
        'I dati dell’ordine servono per il contratto e per gli obblighi fiscali. Il tuo consenso serve per contare le visite e fare pubblicità, per ciò che i cookie «Funzionali» ricordano nel tuo browser, per la newsletter e per un avviso di disponibilità. Puoi revocare il consenso quando vuoi. Per proteggere il negozio dagli abusi limitiamo il numero di richieste e conserviamo per poco tempo le registrazioni degli errori.',
      ],
    },
    {
      id: 'recipients',
      heading: 'Chi riceve i tuoi dati',
      blocks: [
        'Nessuno, perché questo è un negozio dimostrativo. Un negozio vero indica qui il corriere, il servizio di pagamento, il servizio e-mail e il servizio di hosting. Non vendiamo dati.',
        'Anche se accetti i cookie «Pubblicità», questo negozio dimostrativo non trasmette nulla. Un negozio vero indica qui ogni società pubblicitaria, il suo Paese, i dati che riceve e per quanto tempo li conserva.',
      ],
    },
    {
      id: 'rights',
      heading: 'I tuoi diritti',
      blocks: [
        'Puoi chiedere una copia dei tuoi dati, la rettifica, la cancellazione, la limitazione del trattamento o la portabilità. Puoi anche opporti a un trattamento e presentare reclamo all’autorità per la protezione dei dati del tuo Paese.',
        { kind: 'links', links: [{ title: 'Contattaci', path: '/service#contact' }] },
      ],
    },
  ],
}
