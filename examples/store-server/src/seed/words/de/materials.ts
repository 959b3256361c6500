import type { Words } from '../words.types.ts'

export const materials: Words['materials'] = {
  laminate3: [
    'Drei-Lagen-Laminat: Außenseite 100 % recyceltes Polyamid, mikroporöse Membran, Trikot innen',
    'Drei verbundene Lagen halten den Regen ab und lassen den Dampf hinaus.',
  ],
  laminate25: [
    '2,5-Lagen-Laminat: 100 % recyceltes Polyamid mit bedrucktem Innenfilm',
    'Das Laminat ist so leicht, dass man es vergisst, und dicht genug für eine Stunde Dauerregen.',
  ],
  twillLaminate: [
    'Zwei-Lagen-Laminat: Köper aus 100 % recyceltem Polyester, Membran, Futter aus Polyestertaft',
    'Die Köperseite gibt dem Laminat eine matte, leise Oberfläche, die nicht raschelt.',
  ],
  waxedCotton: [
    '60 % Biobaumwolle, 40 % recyceltes Polyester, pflanzliches Wachs',
    'Dichte Baumwolle mit Wachs hält Wind und Schauer ab und bekommt mit den Jahren Patina.',
  ],
  softshell: [
    '88 % recyceltes Polyamid, 12 % Elastan, Doppelgewebe',
    'Das Doppelgewebe dehnt sich in vier Richtungen und trocknet auf dem Abstieg.',
  ],
  windPolyamide: [
    '100 % recyceltes Polyamid, 20 Denier',
    'Ein dichtes Gewebe mit 20 Denier hält den Wind auf und lässt der eigenen Wärme Platz zum Entweichen.',
  ],
  down800: [
    'Außen: 100 % recyceltes Polyamid. Füllung: 90 % Gänsedaune aus verantwortungsvoller Herkunft, 10 % Federn, 800 cuin',
    'Bauschige Daune hält viel Wärme bei sehr wenig Gewicht.',
  ],
  down650: [
    'Außen: 100 % recyceltes Polyamid. Füllung: 100 % recycelte Daune, 650 cuin',
    'Die Daune hatte schon ein Leben: sortiert, gewaschen und neu gefüllt.',
  ],
  recycledFill: [
    'Außen: 100 % recyceltes Polyamid. Füllung: 100 % recyceltes Polyester, 80 g/m²',
    'Die recycelte Füllung bleibt bauschig, wenn sie feucht wird.',
  ],
  pile: [
    '100 % recycelter Polyesterpile, 320 g/m²',
    'Der tiefe Flor hält ruhende Luft und wärmt von der ersten Minute an.',
  ],
  gridKnit: [
    '94 % recyceltes Polyester, 6 % Elastan, Gitterstrick',
    'Das Gitter innen lässt Kanäle frei, durch die Wärme entweicht, wenn man sich anstrengt.',
  ],
  microFleece: [
    '100 % recyceltes Polyesterfleece, 190 g/m²',
    'Feines Fleece, nur innen aufgeraut, damit es unter einer Jacke gleitet.',
  ],
  merino180: [
    '87 % Merinowolle, 13 % Polyamidkern, 180 g/m²',
    'Merino, um einen feinen Kern gesponnen, behält die Form und bleibt tagelang frisch.',
  ],
  merino150: [
    '100 % Merinowolle, 150 g/m², ohne Mulesing',
    'Feines Merino ist kühl, wenn man sich bewegt, und warm, wenn man anhält.',
  ],
  polyKnit: [
    '100 % recycelter Polyesterjersey, 120 g/m²',
    'Der leichte Strick trägt Schweiß nach außen und ist trocken, ehe man es merkt.',
  ],
  hempCotton: ['55 % Hanf, 45 % Biobaumwolle, 170 g/m²', 'Hanf und Biobaumwolle werden mit jeder Wäsche weicher.'],
  stretchWeave: [
    '92 % recyceltes Polyamid, 8 % Elastan, Leinwandbindung',
    'Das Stretchgewebe liegt leicht am Bein und macht sich nichts aus Dornen.',
  ],
  tightKnit: [
    '78 % recyceltes Polyamid, 22 % Elastan',
    'Der dichte Strick stützt, ohne zu kneifen, und bleibt auch in der tiefen Beuge blickdicht.',
  ],
  brushedKnit: [
    '82 % recyceltes Polyester, 18 % Elastan, innen aufgeraut',
    'Die aufgeraute Innenseite hält ein wenig Wärme dort, wo der Wind sie nimmt.',
  ],
  goatskin: [
    'Handfläche: 100 % Ziegenleder. Rücken: recyceltes Polyester. Futter: Polyesterfleece',
    'Ziegenleder ist dünn, zäh und wird mit etwas Wachs immer besser.',
  ],
  ribWool: [
    '100 % Lammwolle, in Europa gesponnen und gestrickt',
    'Lammwolle wärmt auch, wenn der Atem darauf gefroren ist.',
  ],
  merinoSock: [
    '62 % Merinowolle, 35 % Polyamid, 3 % Elastan',
    'Merino hält den Fuß trocken, und das Polyamid hält das Scheuern aus.',
  ],
  polySock: [
    '72 % recyceltes Polyester, 24 % Polyamid, 4 % Elastan',
    'Feines recyceltes Garn führt Feuchtigkeit von der Haut weg und trocknet über Nacht.',
  ],
  meshUpper: [
    'Obermaterial: 100 % recyceltes Polyesternetz. Sohle: Gummi, 20 % recycelt',
    'Das Netz aus einem Stück lässt Wasser schnell hinaus und hat an den Zehen keine Naht.',
  ],
  nubuckUpper: [
    'Obermaterial: 1,8 mm Nubukleder. Futter: recyceltes Polyester. Sohle: Gummi',
    'Nubuk passt sich dem Fuß an und lässt sich über viele Jahre pflegen.',
  ],
  packCloth: [
    '100 % recyceltes Polyamid, 210 Denier, ohne PFAS beschichtet',
    'Der Stoff mit 210 Denier nimmt Fels, Eis und Gepäckbänder klaglos hin.',
  ],
  lightRipstop: [
    '100 % recyceltes Polyamid-Ripstop, 70 Denier',
    'Leichtes Ripstop mit dehnbarem Netz liegt an und hüpft nicht.',
  ],
}
