import type { Words } from '../words.types.ts'

export const materials: Words['materials'] = {
  laminate3: 'Drei fest verbundene Lagen halten Regen und Wind ab und lassen Feuchtigkeit nach außen.',
  laminate25: 'Das leichte 2,5-Lagen-Laminat hält Regen und Wind ab und lässt Feuchtigkeit nach außen.',
  twillLaminate: 'Das Laminat aus Köper hält Regen und Schnee ab, und die matte Oberseite raschelt kaum.',
  waxedCotton:
    'Das dichte, gewachste Baumwollmischgewebe hält Wind und Schauer ab, und das Wachs lässt sich bei Bedarf auffrischen.',
  softshell: 'Das Doppelgewebe dehnt sich in vier Richtungen, bremst den Wind und trocknet schnell.',
  windPolyamide: 'Das dünne, dicht gewebte 20-Denier-Material hält den Wind ab und lässt Körperwärme hinaus.',
  down800:
    'Die Daune mit einer Bauschkraft von 800\u00a0cuin schließt viel Luft ein und wärmt bei wenig Gewicht sehr gut.',
  down650: 'Die Füllung aus recycelter, sortierter und gewaschener Daune ist leicht und wärmt gut.',
  recycledFill: 'Die recycelte Füllung wärmt auch, wenn sie feucht wird, und trocknet schneller als Daune.',
  pile: 'Der hohe Flor schließt viel Luft ein, wärmt gut und fühlt sich weich an.',
  gridKnit: 'Die Gitterstruktur auf der Innenseite speichert warme Luft und trocknet schnell.',
  microFleece: 'Das feine Fleece ist innen aufgeraut und außen glatt, damit eine Jacke gut darübergleitet.',
  merino180:
    'Die Merinowolle ist um einen festen Kern gesponnen, hält daher lange und riecht auch nach Tagen noch frisch.',
  merino150: 'Die feine Merinowolle nimmt Schweiß auf, wärmt auch feucht und riecht auch nach Tagen noch frisch.',
  polyKnit: 'Das leichte Gestrick leitet Schweiß von der Haut weg und trocknet schnell.',
  hempCotton: 'Das Material aus Hanf und Biobaumwolle ist robust und wird mit jeder Wäsche weicher.',
  stretchWeave: 'Das Stretchgewebe ist leicht und atmungsaktiv und hält Reibung und Kratzern stand.',
  tightKnit: 'Das dichte, elastische Gestrick stützt die Muskeln, bleibt beim Beugen blickdicht und trocknet schnell.',
  brushedKnit: 'Das Gestrick ist innen aufgeraut, speichert so warme Luft und leitet Schweiß nach außen.',
  goatskin: 'Das Ziegenleder an der Handfläche ist dünn und robust und bleibt mit etwas Lederwachs geschmeidig.',
  ribWool: 'Das Rippgestrick aus Lammwolle ist elastisch und wärmt auch, wenn es feucht wird.',
  merinoSock: 'Die Merinowolle nimmt Feuchtigkeit auf und hält die Füße trocken, das Polyamid schützt vor Abrieb.',
  polySock: 'Das feine recycelte Garn leitet Feuchtigkeit von der Haut weg, ist robust und trocknet über Nacht.',
  meshUpper:
    'Das Mesh aus einem Stück ist luftig, lässt Wasser schnell ablaufen und hat keine Naht, die an den Zehen reibt.',
  knitUpper: 'Das Gestrick aus einem Stück dehnt sich mit dem Fuß, ist luftig und hat keine Naht über den Zehen.',
  nubuckUpper: 'Das Nubukleder passt sich der Form des Fußes an und hält bei regelmäßiger Pflege viele Jahre.',
  nubuckLaminate: 'Das Nubukleder passt sich der Form des Fußes an, und die Membran dahinter hält Wasser ab.',
  packCloth: 'Der feste 210-Denier-Stoff hält Reibung an Fels und Eis und auch einem rauen Transport stand.',
  lightRipstop: 'Der leichte Ripstop-Stoff ist reißfest und folgt jeder Bewegung.',
}
