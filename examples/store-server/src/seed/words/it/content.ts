import type { ContentWords } from '../words.types.ts'

export const content: ContentWords = {
  women: 'Donna',
  men: 'Uomo',
  equipment: 'Attrezzatura',
  activities: 'Attività',
  sale: 'Offerte',
  repair: 'Riparazione',
  clothing: 'Abbigliamento',
  layers: 'Per strato',
  new: 'Novità',
  accessories: 'Accessori',
  service: 'Servizio e assistenza',
  help: 'Aiuto',
  contact: 'Contatti',
  shipping: 'Spedizione',
  returns: 'Resi',
  promo: [
    'Spedizione standard gratuita. [Vedi le novità](/search?sort=newest)',
    'Con il programma professionisti risparmi il **30%**.',
    'Preferiamo riparare. [Ecco come](/service#repair)',
  ],
  hero: {
    heading: 'Il sentiero è solo una fila di sassi',
    text: 'Protezione, calore e strati per i giorni in cui l’ometto di qualcun altro è la tua unica mappa.',
    primary: 'Vedi le giacche',
    secondary: 'Vedi le novità',
  },
  tiles: 'Strato per strato, dall’esterno all’interno',
  story: {
    heading: 'Preferiamo riparare',
    text: 'Una giacca che dura dodici inverni vale più di due che ne durano sei. Mandaci la tua, a qualsiasi età: apriamo la cucitura, sostituiamo ciò che ha ceduto e lasciamo il rammendo in vista.',
    facts: [
      ['Zip, polsini', 'Gratis, per sempre'],
      ['Strappi, cuciture', 'Al costo, in dieci giorni'],
      ['Irreparabile', 'Smontata per la prossima'],
    ],
    link: 'Vedi ciò che dura',
  },
  trending: ['giacca impermeabile', 'piumino', 'merino', 'scarpe trail', 'pantaloni escursionismo', 'berretto'],
  redirects: {
    wishlist: ['lista dei desideri', 'preferiti', 'i miei preferiti'],
    orders: ['i miei ordini', 'ordini', 'resi'],
    sale: ['saldi', 'offerte', 'outlet'],
  },
}
