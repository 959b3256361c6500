import type { JournalMessages } from './index.ts'

export const messages: JournalMessages = {
  title: 'Dal nostro diario',
  fogTitle: 'Da rifugio a rifugio: partenza all’alba',
  fogText:
    'Siamo partiti dal rifugio alle quattro del mattino e all’alba eravamo sul passo, sopra la nebbia. Addosso avevamo una maglia in merino, un pile e un guscio contro il vento.',
  fogLink: 'Vedi tutto per il trekking',
  coastTitle: 'Tre giorni di pioggia sul sentiero costiero',
  coastText:
    'Abbiamo camminato lungo la costa sotto una pioggia continua. Ci sono serviti soprattutto una giacca impermeabile che chiude bene ai polsi e un paio di calze asciutte per ogni sera.',
  coastLink: 'Vedi le giacche impermeabili',
}
