import type { JournalMessages } from './index.ts'

export const messages: JournalMessages = {
  title: 'Dal taccuino',
  fogTitle: 'Una mattina sopra la nebbia',
  fogText:
    'Abbiamo lasciato il rifugio alle quattro, con la cera ancora dura. Al passo la valle sembrava latte, e nessuno ha detto una parola finché il thermos non è finito.',
  fogLink: 'Abbigliamento da escursione',
  coastTitle: 'Pioggia sul sentiero costiero',
  coastText:
    'Tre giorni, un cappuccio, niente auto. Che cosa abbiamo imparato: i polsini contano più del colore, e i calzini asciutti valgono un chilo di qualsiasi altra cosa.',
  coastLink: 'Giacche per giorni così',
}
