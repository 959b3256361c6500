import type { JournalMessages } from './index.ts'

export const messages: JournalMessages = {
  title: 'Dal nostro diario',
  fogTitle: 'Da rifugio a rifugio: che cosa mettere nello zaino',
  fogText:
    'Siamo partiti alle quattro del mattino e all’alba eravamo sopra la nebbia. Che cosa avevamo addosso, che cosa c’era nello zaino e che cosa lasceremo a casa.',
  coastTitle: 'Tre giorni di pioggia sul sentiero costiero',
  coastText:
    'Abbiamo camminato lungo la costa sotto una pioggia continua. I tre strati che ci hanno tenuto caldo e le piccole cose che ci hanno aiutato di più.',
  repairTitle: 'Come ripariamo una giacca',
  repairText:
    'Dalla foto del danno al pacco di ritorno: che cosa controlliamo, che cosa sostituiamo e che cosa puoi fare da te.',
  links: 'Prodotti e aiuto',
  next: 'Prossima storia',
}
