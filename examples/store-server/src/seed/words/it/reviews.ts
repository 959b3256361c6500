import type { Words } from '../words.types.ts'

export const reviews: Words['reviews'] = {
  titles: [
    ['Non fa per me', 'Restituito', 'Mi aspettavo di più'],
    ['Un po’ deluso', 'Buona idea, finitura debole', 'Potrebbe essere meglio'],
    ['Discreto', 'Fa il suo dovere', 'Così così', 'Bene, con un desiderio'],
    ['Molto buono', 'Quasi perfetto', 'Un capo solido', 'Buon acquisto', 'Lo ricomprerei'],
    [
      'Proprio giusto',
      'Il mio capo preferito',
      'Vale ogni centesimo',
      'Quattro giorni di pioggia, ancora contenta',
      'Meglio di quello vecchio',
      'Viene con me dappertutto',
    ],
  ],
  texts: [
    [
      'Il terzo giorno si è aperta una cucitura.',
      'Il colore è piuttosto diverso dalla foto.',
      'Non mantiene quello che dice la descrizione.',
    ],
    [
      'Il materiale va bene, il taglio non fa per me.',
      'Dopo qualche lavaggio ha perso un po’ la forma.',
      'La zip si inceppa quando fa freddo.',
    ],
    [
      'Buono per il prezzo, ma niente di speciale.',
      'Fa quello che deve, solo le tasche sono piccole.',
      'Mi piace il tessuto; la lunghezza potrebbe essere migliore.',
    ],
    [
      'Leggero, ben fatto e comodo dalla prima ora.',
      'L’ho portato per una stagione e sembra ancora nuovo.',
      'Tessuto molto piacevole e cuciture pulite.',
      'Solo un piccolo appunto per la taglia.',
    ],
    [
      'Due settimane in Scozia e neanche una lamentela.',
      'Lo porto quasi ogni giorno, in montagna e in città.',
      'Il primo capo da anni che non cambierei.',
      'Mi sta come se fosse fatto per me.',
      'Mi ha accompagnato in un autunno molto bagnato.',
      'Si vede che qualcuno ha pensato ai dettagli.',
    ],
  ],
  more: [
    'La consegna ha richiesto tre giorni.',
    'Sono alto 1,74 m e ho preso la M.',
    'Anche mia moglie ne ha ordinato uno.',
    'Dopo dieci lavaggi non è cambiato nulla.',
    'Il colore è bellissimo alla luce del giorno.',
    'Di solito porto una taglia in meno.',
    'Comprato per un lungo cammino a maggio.',
    'Il servizio riparazioni ha risposto in giornata.',
  ],
  names: [
    'Giulia W.',
    'Tommaso R.',
    'Chiara M.',
    'Pietro K.',
    'Elisa L.',
    'Matteo T.',
    'Sara B.',
    'Luca D.',
    'Marta H.',
    'Davide F.',
  ],
}
