import type { StoryText } from '../../../stories/story.types.ts'

export const text: StoryText = {
  lead: 'Tre giorni, due notti in rifugio, uno zaino da 32\u00a0l a testa. Ecco che cosa avevamo con noi a settembre, che cosa abbiamo indossato e quando, e che cosa lasceremo a casa la prossima volta.',
  sections: [
    {
      heading: 'La partenza al buio',
      paragraphs: [
        'Il passo era a quattro ore di cammino e per mezzogiorno era prevista pioggia, così abbiamo lasciato il rifugio alle quattro del mattino. C’erano 3\u00a0°C e non c’era vento. Alla partenza avevamo un po’ di freddo, ed era voluto: con il pile addosso, dopo mezz’ora saremmo stati fradici di sudore.',
        'Avevamo una maglia sottile in merino e sopra una giacca antivento. Pile, berretto e guanti erano in cima allo zaino, così nessuno ha dovuto cercarli al buio.',
      ],
    },
    {
      heading: 'Sul passo',
      paragraphs: [
        'All’alba eravamo sopra la nebbia e si è alzato il vento. Allora abbiamo messo il pile sotto il guscio, poi berretto e guanti. Indossa gli strati caldi all’inizio della pausa, prima di avere freddo: per riscaldarsi ci vuole molto tempo.',
        'In discesa abbiamo tolto prima il pile. Abbiamo tenuto il guscio, perché il vento è calato solo nel bosco.',
      ],
    },
    {
      heading: 'Che cosa c’era nello zaino',
      paragraphs: [
        'Le cose pesanti erano vicino alla schiena, quelle per la giornata in alto. Con l’acqua ogni zaino pesava 7\u00a0kg.',
      ],
      items: [
        'In alto: guscio, pile, berretto, guanti, kit di pronto soccorso e lampada frontale',
        'Al centro: piumino leggero e, in una sacca impermeabile, una seconda maglia e un secondo paio di calze, solo per il rifugio',
        'In basso: sacco lenzuolo, un secondo pile, spazzolino, caricabatterie',
        'All’esterno: 1,5\u00a0l di acqua, cibo per la giornata, crema solare',
        'A portata di mano: una cartina e un telefono con mappe che funzionano senza rete',
      ],
    },
    {
      heading: 'Che cosa cambieremmo',
      paragraphs: [
        'Ognuno aveva un secondo pile e non l’ha mai usato: bastavano un pile e un piumino leggero. Sarebbe stato più utile un terzo paio di calze, perché quello del giorno prima era ancora umido l’ultima mattina.',
        'Inoltre prenoteremmo con più anticipo. Prima di partire chiedi al rifugio se ci sono coperte, se puoi pagare con la carta e dove si trova l’ultimo punto d’acqua. Salva il numero di emergenza: in Europa è il 112.',
      ],
    },
  ],
  caption:
    'L’occorrente per tre giorni: zaino, piumino leggero, pile, berretto, guanti e un paio di calze di ricambio.',
  links: ['Zaini da trekking', 'Pile', 'Calze da trekking'],
}
