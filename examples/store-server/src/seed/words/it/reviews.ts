import type { Words } from '../words.types.ts'

export const reviews: Words['reviews'] = {
  titles: [
    ['Non fa per me', 'Ho fatto il reso', 'Mi aspettavo di più'],
    ['Un po’ di delusione', 'Buona idea, finiture deboli', 'Si può migliorare'],
    ['Niente male', 'Fa il suo dovere', 'Così così', 'Va bene, con un appunto'],
    ['Molto bene', 'Quasi perfetto', 'Qualità solida', 'Buon acquisto', 'Lo ricomprerei'],
    [
      'Proprio quello che cercavo',
      'Non ne faccio più a meno',
      'Vale ogni centesimo',
      'Quattro giorni di pioggia e zero lamentele',
      'Meglio del vecchio modello',
      'Sempre con me',
    ],
  ],
  texts: [
    [
      'Al terzo giorno si è aperta una cucitura.',
      'Dal vivo il colore è molto diverso dalla foto.',
      'La descrizione promette troppo.',
    ],
    [
      'Il materiale va bene, il taglio non fa per me.',
      'Dopo qualche lavaggio la forma non è più la stessa.',
      'La zip si inceppa con il freddo.',
    ],
    [
      'Per il prezzo va bene, ma niente di speciale.',
      'Niente da dire sull’uso, solo le tasche sono piccole.',
      'Il tessuto mi piace, la lunghezza potrebbe essere migliore.',
    ],
    [
      'Poco peso, ottima fattura e comodità fin dalla prima ora.',
      'Dopo una stagione intera è ancora come il primo giorno.',
      'Tessuto molto piacevole e cuciture pulite.',
      'Tolgo una stella solo per la taglia.',
    ],
    [
      'Due settimane in Scozia e nemmeno un problema.',
      'Con me quasi ogni giorno, in montagna e in città.',
      'Il primo acquisto da anni di cui non cambierei nulla.',
      'Mi sta come se fosse su misura.',
      'Mi ha fatto superare un autunno molto piovoso.',
      'Si vede che qualcuno ha pensato ai dettagli.',
    ],
  ],
  more: [
    'Consegna in tre giorni.',
    'Con 1,74 m di altezza ho preso la M.',
    'Ho già fatto un secondo ordine per mia sorella.',
    'Dopo dieci lavaggi non è cambiato nulla.',
    'Alla luce del giorno il colore è bellissimo.',
    'Di solito porto una taglia in meno.',
    'Acquisto fatto per un lungo cammino a maggio.',
    'Il servizio riparazioni mi ha risposto in giornata.',
  ],
  names: [
    'Giulia V.',
    'Tommaso R.',
    'Chiara M.',
    'Pietro C.',
    'Elisa L.',
    'Matteo T.',
    'Sara B.',
    'Luca D.',
    'Marta G.',
    'Davide F.',
  ],
}
