import type { StoryText } from '../../../stories/story.types.ts'

export const text: StoryText = {
  lead: 'Drei Tage, zwei Nächte auf Hütten, für jeden ein Rucksack mit 32 Litern. Hier steht, was wir im September dabeihatten, was wir wann getragen haben und was wir beim nächsten Mal zu Hause lassen.',
  sections: [
    {
      heading: 'Aufbruch im Dunkeln',
      paragraphs: [
        'Zum Pass waren es vier Stunden, und ab Mittag war Regen gemeldet. Deshalb sind wir um vier Uhr früh losgegangen, bei 3\u00a0°C und ohne Wind. Dass uns am Anfang etwas kalt war, war Absicht: Im Fleece wären wir nach einer halben Stunde durchgeschwitzt gewesen.',
        'Wir trugen ein dünnes Merinoshirt und darüber eine Windjacke. Fleece, Mütze und Handschuhe lagen oben im Rucksack, damit im Dunkeln niemand danach suchen musste.',
      ],
    },
    {
      heading: 'Auf dem Pass',
      paragraphs: [
        'Bei Sonnenaufgang standen wir über dem Nebel, und der Wind frischte auf. Jetzt kam das Fleece unter die Hardshelljacke, dazu Mütze und Handschuhe. Zieh warme Schichten gleich zu Beginn der Pause an und nicht erst, wenn du frierst: Es dauert lange, bis dir wieder warm wird.',
        'Beim Abstieg haben wir zuerst das Fleece ausgezogen. Die Jacke blieb an, weil der Wind erst im Wald nachließ.',
      ],
    },
    {
      heading: 'Das war im Rucksack',
      paragraphs: [
        'Schwere Dinge lagen nah am Rücken, alles für den Tag ganz oben. Mit Wasser wog jeder Rucksack 7\u00a0kg.',
      ],
      items: [
        'Oben: Hardshelljacke, Fleece, Mütze, Handschuhe, Erste-Hilfe-Set und Stirnlampe',
        'In der Mitte: leichte Daunenjacke, dazu ein zweites Shirt und ein zweites Paar Socken im wasserdichten Beutel, beides nur für die Hütte',
        'Unten: Hüttenschlafsack, ein zweites Fleece, Zahnbürste, Ladegerät',
        'Außen: 1,5\u00a0l Wasser, Essen für den Tag, Sonnencreme',
        'Griffbereit: eine Karte aus Papier und ein Handy mit Offline-Karten',
      ],
    },
    {
      heading: 'Was wir ändern würden',
      paragraphs: [
        'Das zweite Fleece haben wir beide nie gebraucht: Ein Fleece und eine leichte Daunenjacke reichten. Ein drittes Paar Socken wäre nützlicher gewesen, denn das Paar vom Vortag war am letzten Morgen noch feucht.',
        'Außerdem würden wir früher reservieren. Frag vor der Tour bei der Hütte nach, ob es Decken gibt, ob du mit Karte zahlen kannst und wo du unterwegs zum letzten Mal Wasser nachfüllen kannst. Speichere die Notrufnummer: In Europa ist es die 112.',
      ],
    },
  ],
  caption: 'Gepackt für drei Tage: Rucksack, leichte Daunenjacke, Fleece, Mütze, Handschuhe und ein Paar Ersatzsocken.',
  links: ['Trekkingrucksäcke', 'Fleece und Midlayer', 'Wandersocken'],
}
