import type { Words } from '../words.types.ts'

export const summaries: Words['summaries'] = {
  rainShell: [
    'Ti tiene all’asciutto con pioggia e vento.',
    'Giacca impermeabile per le giornate di pioggia.',
    'Protegge da pioggia e vento e lascia spazio a uno strato caldo.',
    'Riparo dalla pioggia e dagli acquazzoni improvvisi.',
  ],
  mountainShell: [
    'Ferma pioggia, neve e vento.',
    'Giacca impermeabile per pioggia e neve bagnata.',
    'Protegge da pioggia, neve e vento e lascia spazio agli strati caldi.',
    'Riparo da pioggia, neve e bufera.',
  ],
  linedShell: [
    'Calore e protezione nelle giornate fredde e piovose.',
    'Parka caldo contro pioggia, neve e vento.',
    'Ti tiene al caldo e all’asciutto con pioggia e neve.',
  ],
  softshell: [
    'Giacca elasticizzata per giornate fresche e ventose.',
    'Giacca traspirante che ferma gran parte del vento.',
    'Libertà di movimento nelle giornate fresche e asciutte.',
  ],
  windShell: [
    'Strato esterno contro il vento.',
    'Riparo sicuro nelle giornate ventose.',
    'Ripara dal vento e si indossa sopra altri strati.',
  ],
  insulation: [
    'Giacca calda per le giornate fredde e le soste.',
    'Tanto calore con poco peso.',
    'Calore per le soste in quota e le serate all’aperto.',
    'Strato caldo per mattine e serate fredde.',
  ],
  windVest: [
    'Ripara il petto dal vento.',
    'Strato leggero per le mattine fresche.',
    'Ferma il vento e lascia libere le braccia.',
  ],
  warmVest: [
    'Tiene caldo il busto e lascia libere le braccia.',
    'L’alternativa leggera alla giacca.',
    'Calore in più per le giornate fredde.',
  ],
  fleece: [
    'Strato intermedio morbido e caldo per le giornate fresche.',
    'Calore e traspirabilità anche sotto sforzo.',
    'Strato comodo da portare da solo o sotto un guscio.',
    'Calore e morbidezza, con asciugatura rapida.',
  ],
  baselayer: [
    'Primo strato per lo sport e il freddo.',
    'Allontana il sudore dalla pelle.',
    'Aderisce al corpo senza stringere.',
    'Piacevole sulla pelle per tutto il giorno.',
  ],
  tee: [
    'T-shirt comoda per lo sport e per tutti i giorni.',
    'Leggera, ariosa e comoda.',
    'T-shirt leggera per le giornate calde.',
    'T-shirt semplice per la montagna e la città.',
  ],
  pants: [
    'Comodi in ogni movimento.',
    'Per giornate intere all’aperto.',
    'Taglio comodo per salire, piegarsi e fare passi lunghi.',
    'Protezione affidabile per le gambe.',
  ],
  rainPants: [
    'Tengono le gambe asciutte sotto la pioggia.',
    'Pantaloni impermeabili contro pioggia e vento.',
    'Protezione da pioggia e terreno bagnato.',
  ],
  snowPants: [
    'Riparano le gambe da neve e pioggia.',
    'Pantaloni impermeabili per neve fresca, neve bagnata e pioggia.',
    'Protezione da neve, vento e pioggia.',
  ],
  shorts: [
    'Pantaloncini leggeri per le giornate calde.',
    'Freschi, comodi e rapidi ad asciugare.',
    'Libertà di movimento per le gambe.',
    'Leggeri, comodi e poco ingombranti.',
  ],
  tights: [
    'Aderenti e comodi in movimento.',
    'Aderenti, con piena libertà di movimento.',
    'Per mattine fresche e giornate fredde.',
    'Elastici e facili da abbinare ad altri strati.',
  ],
  gloves: [
    'Comodi nelle giornate fresche e fredde.',
    'Proteggono le mani senza dare fastidio.',
    'Aderenti, con una buona presa.',
    'Seguono i movimenti delle mani.',
  ],
  beanie: [
    'Berretto caldo per le giornate fredde.',
    'Tiene al caldo testa e orecchie.',
    'Piccolo, caldo e leggero.',
    'Protegge la testa dal freddo e dal vento.',
  ],
  cap: [
    'Ripara gli occhi dal sole e dalla pioggia.',
    'Fa ombra al viso nelle giornate di sole.',
    'Leggero, comodo e poco ingombrante.',
    'Cappellino leggero per lo sport.',
  ],
  socks: [
    'Calze comode per le lunghe giornate.',
    'Piedi asciutti e comodi per ore.',
    'Aderenti, non scivolano.',
    'Traspiranti e resistenti.',
  ],
  shoe: [
    'Buona aderenza sui sentieri e sul terreno smosso.',
    'Passo sicuro sul terreno sconnesso.',
    'Comode nelle lunghe giornate sui sentieri.',
    'Presa sicura su roccia e radici.',
  ],
  roadShoe: [
    'Ammortizzazione morbida per strada e asfalto.',
    'Corsa fluida sui fondi duri.',
    'Comode nelle uscite lunghe.',
    'Scarpe leggere per strade e sentieri compatti.',
  ],
  pack: [
    'Comodo da portare e facile da riempire.',
    'Aderente e stabile in movimento.',
    'Tiene il carico vicino alla schiena.',
    'Spazio per ciò che serve, a portata di mano.',
  ],
}
