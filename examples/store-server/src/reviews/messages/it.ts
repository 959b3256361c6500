import type { ReviewMessages } from './en.ts'

export const it: ReviewMessages = {
  reviews: 'Recensioni',
  write: 'Scrivi una recensione',
  writeNamed: (product) => `Scrivi una recensione: ${product}`,
  pending: 'Stiamo controllando la tua recensione.',
  published: 'La tua recensione è nel negozio.',
  rejected: 'Non abbiamo pubblicato la tua recensione.',
  intro: 'Racconta come ti trovi con il prodotto. Mostriamo allo stesso modo le recensioni positive e quelle negative.',
  verified: 'Come verifichiamo le recensioni',
  stars: 'Il tuo voto',
  starNames: ['1 stella: scarso', '2 stelle: mediocre', '3 stelle: discreto', '4 stelle: buono', '5 stelle: ottimo'],
  fit: 'Com’è la taglia?',
  fits: { small: 'Più piccola del previsto', true: 'Giusta', large: 'Più grande del previsto', '': 'Nessuna risposta' },
  title: 'Titolo',
  content: 'La tua recensione',
  contentHint: (max) =>
    `Per che cosa usi il prodotto? Che cosa va bene e che cosa può migliorare? Al massimo ${max} caratteri.`,
  author: 'Nome mostrato con la recensione',
  authorHint: 'Tutti possono leggere questo nome. Bastano il nome di battesimo o un soprannome.',
  checked: 'Leggiamo ogni recensione prima di pubblicarla nel negozio.',
  send: 'Invia la recensione',
  doneTitle: 'Grazie per la tua recensione',
  errors: {
    stars: 'Scegli da 1 a 5 stelle',
    tooLong: (max) => `Usa al massimo ${max} caratteri`,
  },
  notArrivedTitle: 'Puoi recensire questo articolo più avanti',
  notArrivedText: 'Puoi scrivere una recensione appena il tuo ordine sarà arrivato.',
  returnedTitle: 'Non puoi recensire questo articolo',
  returnedText: 'Hai reso questo articolo o hai annullato l’acquisto. Puoi recensire solo gli articoli che tieni.',
  writtenTitle: 'Hai già recensito questo articolo',
  writtenText: {
    before: 'Puoi scrivere una recensione per ogni articolo di un ordine. Per modificarla o cancellarla, ',
    contact: 'scrivici',
    after: '.',
  },
}
