import type { StoryText } from '../../../stories/story.types.ts'

export const text: StoryText = {
  lead: 'In una giornata fredda e piovosa ti servono tre strati: uno che allontana il sudore dalla pelle, uno che trattiene l’aria calda e uno che ferma pioggia e vento. Ecco come li abbiamo usati in tre giorni sul sentiero costiero.',
  sections: [
    {
      heading: 'A contatto con la pelle',
      paragraphs: [
        'Indossa merino o una maglia sintetica, aderente al corpo. Il cotone trattiene l’acqua e resta freddo per ore. Il merino tiene caldo anche se è umido e dopo tre giorni ha meno odore. Il sintetico si asciuga più in fretta.',
        'Scegli lo spessore in base al passo, non solo alla temperatura: uno strato leggero se vai veloce o in salita, uno più pesante se vai piano e fai molte pause.',
      ],
    },
    {
      heading: 'Lo strato che tiene caldo',
      paragraphs: [
        'Con la pioggia il pile è la scelta più semplice: tiene caldo anche se è umido e puoi camminare senza toglierlo. A parità di peso la piuma è più calda, ma da bagnata perde gran parte del suo calore. Abbiamo tenuto i piumini in una sacca impermeabile e li abbiamo indossati solo la sera.',
      ],
    },
    {
      heading: 'Lo strato contro la pioggia',
      paragraphs: [
        'Una giacca impermeabile ha bisogno di cuciture nastrate, di un cappuccio che segue i movimenti della testa e di polsini che si chiudono. Il primo giorno l’acqua è entrata dai polsi, perché camminavamo con i bastoncini e avevamo lasciato i polsini aperti. Poi li abbiamo chiusi sopra i guanti e le maniche sono rimaste asciutte all’interno.',
        'Apri la giacca prima di sudare: le aperture sotto le braccia, se ci sono, oppure la zip davanti, per un palmo. In una salita ripida nessuna membrana lascia passare tanta umidità quanta ne produci.',
        'Porta i pantaloni impermeabili sopra il bordo delle scarpe, così l’acqua non entra. Indossali quando comincia a piovere, non quando hai già le gambe bagnate.',
      ],
    },
    {
      heading: 'Prima di partire',
      paragraphs: ['Queste piccole cose ci hanno aiutato più di un’altra giacca:'],
      items: [
        'Se le gocce non scivolano più via, lava la giacca e trattala con un prodotto idrorepellente senza PFAS.',
        'Metti calze e intimo asciutti in una sacca impermeabile. Servono solo per la sera.',
        'Porta due paia di guanti sottili. Mentre ne usi uno, l’altro si asciuga dentro la giacca.',
        'Indossa un cappellino sotto il cappuccio. Ripara il viso dalla pioggia.',
        'Togli la giacca bagnata all’ingresso e appendila aperta, lontano dalla stufa.',
      ],
    },
  ],
  caption: 'Tre strati contro pioggia e freddo: maglia in merino, pile e giacca impermeabile.',
  links: ['Giacche impermeabili', 'Intimo in merino', 'Pile'],
}
