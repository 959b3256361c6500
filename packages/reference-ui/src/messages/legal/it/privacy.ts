import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Privacy',
  description: 'Quali dati conserva questo negozio, perché, per quanto tempo e come li cancelli.',
  sections: ({ law, contact }) => [
    {
      id: 'controller',
      heading: 'Titolare',
      blocks: [
        `${law.seller.name}, ${law.seller.address.join(', ')}${contact.email === null ? '' : `, ${contact.email}`}.`,
      ],
    },
    {
      id: 'browser',
      heading: 'Che cosa c’è nel tuo browser',
      blocks: [
        'Senza il tuo consenso il negozio salva solo ciò che gli serve per funzionare:',
        {
          kind: 'rows',
          rows: [
            ['Carrello', 'Il numero del tuo carrello, per ritrovarlo.'],
            ['Accesso', 'La tua sessione, finché esci o scade.'],
            ['Paese', 'Il Paese e la lingua che hai scelto.'],
            ['Scelta dei cookie', 'La tua risposta, per sei mesi.'],
            ['Cassa', 'L’ordine che stai facendo.'],
          ],
        },
        'Se permetti «Prestazioni», il negozio conta anche visite, ricerche e carrelli. Il link «Impostazioni dei cookie» in fondo a ogni pagina lo cambia quando vuoi e cancella tutto ciò che il negozio ha salvato nel browser.',
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
            ['Cassa senza ordine', '1 giorno'],
            [
              'Ordine',
              'Nome, indirizzo, articoli e prezzo: finché lo chiede il fisco. Questa dimostrazione non ne cancella.',
            ],
            ['Account e lista dei desideri', 'Finché chiedi di cancellarli'],
            ['Messaggi', '365 giorni'],
            [
              'Recensioni',
              'Finché non chiedi di cancellarle; una bozza per 1 giorno, una recensione rifiutata per 90 giorni',
            ],
            ['Ricerche', '90 giorni, senza il tuo nome'],
            ['E-mail per te', 'Il testo fino all’invio, la traccia per 30 giorni'],
            ['Newsletter', 'Finché ti disiscrivi; 7 giorni se non confermi'],
          ],
        },
      ],
    },
    {
      id: 'why',
      heading: 'Perché possiamo farlo',
      blocks: [
        'I dati dell’ordine servono al contratto e al fisco. Per contare le visite e per la newsletter serve il tuo consenso, che puoi revocare quando vuoi. Limiti alle richieste e brevi registri di errori proteggono il negozio dagli abusi.',
      ],
    },
    {
      id: 'recipients',
      heading: 'Chi riceve dati',
      blocks: [
        'Nessuno, in questa dimostrazione. Un negozio vero nomina qui il corriere, il servizio di pagamento, quello di posta e l’hosting. Non vendiamo dati.',
      ],
    },
    {
      id: 'rights',
      heading: 'I tuoi diritti',
      blocks: [
        'Puoi chiedere una copia dei tuoi dati, farli correggere, cancellare o limitare e portarli con te. Puoi opporti a un uso e fare reclamo all’autorità per la protezione dei dati del tuo Paese.',
        { kind: 'links', links: [{ title: 'Contattaci', path: '/service#contact' }] },
      ],
    },
  ],
}
