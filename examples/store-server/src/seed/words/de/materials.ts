import type { Words } from '../words.types.ts'

export const materials: Words['materials'] = {
  laminate3: [
    'Drei-Lagen-Laminat: Außenseite 100 % recyceltes Polyamid, mikroporöse Membran, Innenseite aus Trikot',
    'Drei fest verbundene Lagen halten den Regen draußen und lassen den Dampf hinaus.',
  ],
  laminate25: [
    '2,5-Lagen-Laminat: 100 % recyceltes Polyamid mit innen aufgedrucktem Schutzfilm',
    'Das Laminat ist so leicht, dass du es vergisst, und dicht genug für eine Stunde Dauerregen.',
  ],
  twillLaminate: [
    'Zwei-Lagen-Laminat: Köper aus 100 % recyceltem Polyester, Membran, Futter aus Polyestertaft',
    'Der Köper gibt dem Laminat eine matte, leise Oberfläche, die nicht raschelt.',
  ],
  waxedCotton: [
    '60 % Biobaumwolle, 40 % recyceltes Polyester, pflanzliches Wachs',
    'Dichte, gewachste Baumwolle hält Wind und Schauer ab und setzt mit den Jahren Patina an.',
  ],
  softshell: [
    '88 % recyceltes Polyamid, 12 % Elastan, Doppelgewebe',
    'Das Doppelgewebe dehnt sich in vier Richtungen und ist auf dem Abstieg schon wieder trocken.',
  ],
  windPolyamide: [
    '100 % recyceltes Polyamid, 20 Denier',
    'Das dichte 20-Denier-Gewebe hält den Wind auf und lässt überschüssige Wärme hinaus.',
  ],
  down800: [
    'Außen: 100 % recyceltes Polyamid. Füllung: 90 % Gänsedaunen aus verantwortungsvoller Herkunft, 10 % Federn, 800 cuin',
    'Besonders bauschige Daune: viel Wärme, sehr wenig Gewicht.',
  ],
  down650: [
    'Außen: 100 % recyceltes Polyamid. Füllung: 100 % recycelte Daunen, 650 cuin',
    'Diese Daune hatte schon ein Leben: Sie wurde sortiert, gewaschen und neu eingefüllt.',
  ],
  recycledFill: [
    'Außen: 100 % recyceltes Polyamid. Füllung: 100 % recyceltes Polyester, 80 g/m²',
    'Die recycelte Füllung bleibt auch dann bauschig, wenn sie feucht wird.',
  ],
  pile: [
    '100 % recyceltes Polyester, Hochflorfleece, 320 g/m²',
    'Der hohe Flor schließt ruhende Luft ein und wärmt von der ersten Minute an.',
  ],
  gridKnit: [
    '94 % recyceltes Polyester, 6 % Elastan, Gitterstruktur',
    'Das Gitter auf der Innenseite lässt Kanäle frei, durch die Wärme entweicht, wenn du dich anstrengst.',
  ],
  microFleece: [
    '100 % recyceltes Polyesterfleece, 190 g/m²',
    'Feines Fleece, nur innen aufgeraut, damit es unter einer Jacke gleitet.',
  ],
  merino180: [
    '87 % Merinowolle, 13 % Polyamid im Kern, 180 g/m²',
    'Um einen feinen Kern gesponnen, behält Merino seine Form und bleibt tagelang frisch.',
  ],
  merino150: ['100 % Merinowolle, 150 g/m², mulesingfrei', 'Feines Merino kühlt in Bewegung und wärmt in der Pause.'],
  polyKnit: [
    '100 % recyceltes Polyester, Jersey, 120 g/m²',
    'Der leichte Jersey leitet Schweiß nach außen und ist trocken, ehe du es merkst.',
  ],
  hempCotton: ['55 % Hanf, 45 % Biobaumwolle, 170 g/m²', 'Hanf und Biobaumwolle werden mit jeder Wäsche weicher.'],
  stretchWeave: [
    '92 % recyceltes Polyamid, 8 % Elastan, Leinwandbindung',
    'Das Stretchgewebe liegt leicht am Bein und macht sich nichts aus Dornen.',
  ],
  tightKnit: [
    '78 % recyceltes Polyamid, 22 % Elastan',
    'Das dichte Gestrick stützt, ohne zu kneifen, und bleibt auch in der tiefen Beuge blickdicht.',
  ],
  brushedKnit: [
    '82 % recyceltes Polyester, 18 % Elastan, innen aufgeraut',
    'Die aufgeraute Innenseite hält ein wenig Wärme fest, wo der Wind sie sonst mitnimmt.',
  ],
  goatskin: [
    'Handfläche: 100 % Ziegenleder. Rücken: recyceltes Polyester. Futter: Polyesterfleece',
    'Ziegenleder ist dünn und zäh und wird mit etwas Wachs immer besser.',
  ],
  ribWool: [
    '100 % Lammwolle, in Europa gesponnen und gestrickt',
    'Lammwolle wärmt auch dann noch, wenn dein Atem darauf gefroren ist.',
  ],
  merinoSock: [
    '62 % Merinowolle, 35 % Polyamid, 3 % Elastan',
    'Merino hält den Fuß trocken, das Polyamid steckt die Reibung weg.',
  ],
  polySock: [
    '72 % recyceltes Polyester, 24 % Polyamid, 4 % Elastan',
    'Feines recyceltes Garn leitet Feuchtigkeit von der Haut weg und trocknet über Nacht.',
  ],
  meshUpper: [
    'Obermaterial: Mesh aus 100 % recyceltem Polyester. Sohle: Gummi, davon 20 % recycelt',
    'Das Mesh aus einem Stück lässt Wasser schnell ablaufen und hat an den Zehen keine Naht.',
  ],
  nubuckUpper: [
    'Obermaterial: Nubukleder, 1,8 mm. Futter: recyceltes Polyester. Sohle: Gummi',
    'Nubuk passt sich dem Fuß an und bleibt mit etwas Pflege viele Jahre schön.',
  ],
  packCloth: [
    '100 % recyceltes Polyamid, 210 Denier, ohne PFAS beschichtet',
    'Der 210-Denier-Stoff nimmt Fels, Eis und Gepäckbänder klaglos hin.',
  ],
  lightRipstop: [
    '100 % recyceltes Polyamid, Ripstop, 70 Denier',
    'Leichtes Ripstop mit elastischem Mesh liegt eng an und hüpft nicht.',
  ],
}
