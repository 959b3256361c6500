import type { Words } from '../words.types.ts'

export const reviews: Words['reviews'] = {
  titles: [
    { any: ['Ho fatto il reso', 'Mi aspettavo di più'], own: ['Non fa per me'] },
    { any: ['Un po’ di delusione', 'Buona idea, finiture scarse', 'Si può migliorare'], own: [] },
    { any: ['Niente male', 'Senza infamia e senza lode', 'Così così', 'Va bene, niente di più'], own: [] },
    {
      any: ['Molto bene', 'Qualità quasi perfetta', 'Qualità solida', 'Buon acquisto', 'Un acquisto da rifare'],
      own: [],
    },
    {
      any: ['Vale ogni centesimo', 'Acquisto consigliato', 'Ottima qualità', 'Soldi ben spesi'],
      own: [
        'Proprio quello che cercavo',
        'Non ne faccio più a meno',
        'Bene anche con il brutto tempo',
        'Meglio del modello che avevo prima',
        'Quello che mi serviva',
      ],
    },
  ],
  texts: [
    {
      any: ['Dal vivo l’aspetto è diverso dalle foto.', 'La descrizione promette troppo.'],
      own: ['Al terzo giorno si è aperta una cucitura.'],
    },
    {
      any: ['L’idea è buona, ma le finiture lasciano a desiderare.'],
      own: ['L’usura si vede prima di quanto mi aspettassi.', 'Bella linea, ma nell’uso convince meno.'],
    },
    {
      any: ['Per il prezzo va bene, ma niente di speciale.', 'Il materiale mi piace, l’aspetto meno.'],
      own: ['Per tutti i giorni va bene, né più né meno.'],
    },
    {
      any: [
        'Materiale molto piacevole e cuciture precise.',
        'Semplicità e robustezza, senza fronzoli.',
        'Dal vivo fa ancora più bella figura che in foto.',
      ],
      own: [
        'Poco peso, ottima fattura e comodità fin dal primo giorno.',
        'Dopo una stagione intera è tutto come il primo giorno.',
        'Mi è servito un giorno per abituarmi, poi nessun problema.',
      ],
    },
    {
      any: ['Si vede che i dettagli sono curati.', 'Finiture precise, dentro e fuori.', 'La descrizione dice il vero.'],
      own: [
        'Due settimane in Scozia senza alcun problema.',
        'In uso quasi ogni giorno, in montagna e in città.',
        'Uno dei miei migliori acquisti degli ultimi anni.',
        'Un anno di uscite e nessun problema.',
        'Grande comodità, anche dopo molte ore.',
      ],
    },
  ],
  clothes: [
    [],
    ['Il materiale va bene, il taglio non fa per me.', 'Dopo qualche lavaggio la forma non è più la stessa.'],
    ['Il tessuto mi piace, la lunghezza potrebbe essere migliore.'],
    ['Tolgo una stella solo per la taglia.', 'Dopo dieci lavaggi non è cambiato niente.'],
    ['La vestibilità è quella di un capo su misura.'],
  ],
  more: [
    'Consegna in tre giorni.',
    'Mi serviva qualcosa per un viaggio a maggio.',
    'Il servizio clienti mi ha risposto in giornata.',
    'Imballaggio ridotto al minimo.',
    'Prima di scegliere ho confrontato altri tre modelli.',
  ],
  pleased: [
    'Ho già fatto un secondo ordine.',
    'Alla luce del giorno il colore è bellissimo.',
    'La prossima uscita è già in programma.',
    'È stato il consiglio di un’amica, e aveva ragione.',
  ],
  gift: [
    'Era un regalo ed è stato molto gradito.',
    'Un regalo di compleanno riuscito.',
    'Un regalo che ha fatto felice chi lo ha ricevuto.',
  ],
  tookM: 'Con 1,74\u00a0m di altezza ho preso la M.',
  usuallySmaller: 'Di solito porto una taglia in meno.',
  names: {
    women: ['Giulia V.', 'Chiara M.', 'Elisa L.', 'Sara B.', 'Marta G.', 'Francesca P.', 'Anna S.', 'Ilaria N.'],
    men: ['Tommaso R.', 'Pietro C.', 'Matteo T.', 'Luca D.', 'Davide F.', 'Andrea Z.', 'Marco B.', 'Simone L.'],
  },
}
