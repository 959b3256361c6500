import type { StoryText } from '../../../stories/story.types.ts'

export const text: StoryText = {
  lead: 'Una giacca che non si chiude più o che ha uno strappo si può quasi sempre riparare. Ecco che cosa succede dal tuo primo messaggio fino al pacco di ritorno, e che cosa puoi fare da te.',
  sections: [
    {
      heading: 'Prima di tutto una foto',
      paragraphs: [
        'Inviaci due foto per e-mail: una del danno e una della giacca intera. L’età non conta. Ti diciamo se possiamo ripararla, quanto costa e quanto tempo serve. Poi decidi tu.',
        'Ripariamo zip e polsini gratuitamente, a vita. Strappi e cuciture li ripariamo a prezzo di costo e riavrai la giacca in dieci giorni.',
      ],
    },
    {
      heading: 'Che cosa controlliamo',
      paragraphs: [
        'Lava la giacca prima di spedirla. Nastro e colla non tengono sullo sporco, quindi non ripariamo capi sporchi.',
        'In laboratorio guardiamo tutta la giacca, non solo il danno che hai descritto: le cuciture e i loro nastri, le chiusure, i polsini, i cordini del cappuccio e dell’orlo. Se troviamo un secondo danno e la riparazione è a pagamento, ti chiediamo prima il consenso.',
      ],
    },
    {
      heading: 'Che cosa facciamo',
      paragraphs: [
        'Il guasto più frequente è un cursore consumato: i denti non tengono più, anche se non ne manca nessuno. Basta un cursore nuovo e non dobbiamo aprire cuciture. Se mancano dei denti, scuciamo tutta la zip e ne cuciamo una nuova.',
        'Su uno strappo applichiamo una toppa dello stesso tessuto o di uno molto simile. Gli angoli sono arrotondati, così non si staccano. Su una giacca impermeabile sigilliamo la toppa anche all’interno e la proviamo con l’acqua. La riparazione può restare visibile.',
        'Se una giacca non è riparabile, te lo diciamo prima che tu paghi qualcosa. Allora riutilizziamo i pezzi: cursori, cordini e parti di tessuto pulite.',
      ],
    },
    {
      heading: 'Che cosa puoi fare da te',
      paragraphs: ['Alcune riparazioni si fanno senza laboratorio, altre tengono fino al ritorno a casa:'],
      items: [
        'Cursore bloccato: spazzola i denti con acqua tiepida e un vecchio spazzolino, poi passaci sopra una candela.',
        'Piccolo strappo lungo il cammino: asciuga e pulisci il punto, taglia del nastro per riparazioni con gli angoli arrotondati, premilo e scaldalo con la mano.',
        'Esce piuma da un buco: non tirarla. Spingila dentro e incolla sopra una piccola toppa.',
        'Lavaggio: chiudi la zip e tutte le linguette, lava a 30\u00a0°C con detersivo liquido e senza ammorbidente.',
      ],
    },
  ],
  caption: 'Una toppa nuova per una giacca usata: forbici, filo, ago e un pezzo di tessuto con gli angoli arrotondati.',
  links: ['Riparazioni', 'Contattaci', 'Tutte le giacche'],
}
