import type { Words } from '../words.types.ts'

export const families: Words['families'] = {
  shell: {
    summaries: [
      'Schützt dich vor Wind und Wetter.',
      'Äußere Schicht gegen Wind und Wetter.',
      'Wetterschutz für unbeständige Tage.',
      'Verlässlicher Schutz, wenn Wind aufkommt.',
    ],
    sentences: [
      'Der Schnitt lässt dir an Schultern und Armen viel Bewegungsfreiheit.',
      'Als äußere Schicht passt dieses Modell über ein Shirt oder ein Fleece.',
      'Der Schnitt ist weit genug für eine warme Schicht darunter.',
    ],
  },
  insulation: {
    summaries: [
      'Hält dich in Pausen warm.',
      'Viel Wärme bei wenig Gewicht.',
      'Warme Jacke für kalte Tage.',
      'Wärmt an kalten Morgen und langen Abenden draußen.',
    ],
    sentences: [
      'Bei trockener Kälte trägst du die Jacke außen, bei Regen unter einer Hardshell.',
      'Am besten wärmt die Jacke über einem Shirt oder einem dünnen Fleece.',
      'Im Rucksack braucht die Jacke wenig Platz, so kannst du sie auf jede Tour mitnehmen.',
    ],
  },
  vest: {
    summaries: [
      'Schützt den Oberkörper und lässt die Arme frei.',
      'Hält kalten Wind vom Oberkörper fern.',
      'Die leichte Alternative zur Jacke.',
      'Genau richtig, wenn eine Jacke zu warm wäre.',
    ],
    sentences: [
      'Die Arme bleiben frei, so wird dir beim Sport nicht zu warm.',
      'Die Weste ist schnell an- und ausgezogen, wenn sich Tempo oder Wetter ändern.',
      'Im Herbst trägst du die Weste über dem Shirt, im Winter unter der Jacke.',
    ],
  },
  fleece: {
    summaries: [
      'Wärmende Schicht für kühle Tage.',
      'Weich, warm und vielseitig.',
      'Wärmt unter der Jacke oder allein.',
      'Bequemer Midlayer für unterwegs.',
    ],
    sentences: [
      'Bei trockenem Wetter trägst du das Fleece allein, bei Wind und Regen unter einer Jacke.',
      'Fleece wärmt in der Pause und lässt in Bewegung Feuchtigkeit nach außen.',
      'Darunter passt ein dünnes Funktionsshirt, darüber eine wetterfeste Jacke.',
    ],
  },
  baselayer: {
    summaries: [
      'Die erste Schicht auf der Haut.',
      'Angenehm auf der Haut, auch wenn du schwitzt.',
      'Liegt eng an, ohne einzuengen.',
      'Die Basis unter Fleece und Jacke.',
    ],
    sentences: [
      'Weil der Stoff eng anliegt, nimmt er Feuchtigkeit direkt an der Haut auf.',
      'Unter Fleece und Jacke trägt der körpernahe Schnitt nicht auf.',
      'An kalten Tagen trägst du Fleece und Jacke darüber.',
    ],
  },
  tee: {
    summaries: [
      'Leichtes Shirt für jeden Tag.',
      'Bequem auf Tour und im Alltag.',
      'Vielseitiges Shirt für warme Tage.',
      'Leicht, bequem und unkompliziert.',
    ],
    sentences: [
      'Der Schnitt sitzt bequem und engt bei keiner Bewegung ein.',
      'Bei Wärme trägst du das Shirt allein, an kühleren Tagen unter Fleece oder Jacke.',
      'Der lockere Schnitt lässt Luft an die Haut.',
    ],
  },
  pants: {
    summaries: [
      'Lange Hose mit viel Bewegungsfreiheit.',
      'Zuverlässige Hose für lange Touren.',
      'Sitzt auch nach Stunden noch bequem.',
      'Macht große Schritte und hohe Tritte mit.',
    ],
    sentences: [
      'Der Schnitt lässt dir beim Steigen und Beugen genug Platz.',
      'Die Hose spannt weder beim Gehen noch beim Sitzen.',
      'Bei Kälte passt eine lange Unterhose darunter.',
    ],
  },
  shorts: {
    summaries: [
      'Leichte Shorts für warme Tage.',
      'Kurz, leicht und bequem.',
      'Viel Bewegungsfreiheit für die Beine.',
      'Angenehm, auch wenn es heiß wird.',
    ],
    sentences: [
      'Die Shorts sitzen bequem, ohne zu rutschen oder einzuschneiden.',
      'Der Schnitt lässt den Beinen genug Platz für jede Bewegung.',
      'Die Shorts wiegen wenig und lassen sich klein zusammenlegen.',
    ],
  },
  tights: {
    summaries: [
      'Eng anliegend und bequem.',
      'Sitzen eng, ohne zu kneifen.',
      'Machen jede Bewegung mit.',
      'Lang und eng geschnitten, für kühle Tage.',
    ],
    sentences: [
      'Der enge Schnitt folgt jeder Bewegung und rutscht nicht.',
      'Bei Regen oder starkem Wind passt eine weite Hose darüber.',
      'Der Stoff ist dehnbar und behält seine Form.',
    ],
  },
  gloves: {
    summaries: [
      'Halten die Hände unterwegs warm.',
      'Warm und griffig.',
      'Schutz für die Hände an kalten Tagen.',
      'Eng anliegend und bequem.',
    ],
    sentences: [
      'In der richtigen Größe sitzen die Handschuhe eng, ohne zu drücken.',
      'Stöcke, Lenker und Schnallen lassen sich damit gut greifen.',
      'Wird dir warm, sind die Handschuhe schnell verstaut.',
    ],
  },
  beanie: {
    summaries: [
      'Hält Kopf und Ohren warm.',
      'Warme Mütze für kalte Tage.',
      'Klein, leicht und warm.',
      'Wärmt Stirn und Ohren.',
    ],
    sentences: [
      'Die Mütze bedeckt die Ohren und rutscht nicht über die Augen.',
      'Auch bei starkem Wind liegt die Mütze gut an.',
      'Wird dir warm, ist die Mütze schnell verstaut.',
    ],
  },
  cap: {
    summaries: [
      'Schützt die Augen vor tief stehender Sonne.',
      'Hält Sonne und Regentropfen aus den Augen.',
      'Leichter Schutz für den Kopf.',
      'Sonnenschutz mit wenig Gewicht.',
    ],
    sentences: [
      'Die Kappe schützt die Augen vor Sonne und Regentropfen.',
      'Die Kappe sitzt fest, ohne zu drücken.',
      'Im Rucksack braucht die Kappe kaum Platz.',
    ],
  },
  socks: {
    summaries: [
      'Sitzen gut und scheuern nicht.',
      'Bequem auch nach vielen Stunden im Schuh.',
      'Angenehm trocken, auch an langen Tagen.',
      'Liegen eng an und verrutschen nicht.',
    ],
    sentences: [
      'Die Socken liegen eng an, damit im Schuh keine Falten entstehen.',
      'Wähle die Socken passend zu deiner Schuhgröße, dann verrutscht nichts.',
      'Auf langen Touren lohnt sich ein zweites Paar zum Wechseln.',
    ],
  },
  shoe: {
    summaries: [
      'Guter Halt auf Wurzeln und Fels.',
      'Sicherer Tritt auf losem Untergrund.',
      'Bequem auf langen Strecken.',
      'Griffige Sohle für unebene Wege.',
    ],
    sentences: [
      'Die Ferse sitzt fest, und die Zehen haben genug Platz.',
      'Die Gummisohle greift auf Fels, Wurzeln und nassen Wegen.',
      'Die Sohle dämpft den Auftritt, und du spürst trotzdem den Untergrund.',
    ],
  },
  roadShoe: {
    summaries: [
      'Weich gedämpft für Straße und Asphalt.',
      'Leicht abrollen auf hartem Boden.',
      'Bequem auf langen Läufen.',
      'Leichte Schuhe für Straßen und feste Wege.',
    ],
    sentences: [
      'Die Ferse sitzt fest, und der Vorfuß hat Platz, wenn die Füße auf langen Läufen anschwellen.',
      'Das Gummi haftet auf trockenem und nassem Asphalt.',
      'Der Schaum dämpft jeden Schritt und federt beim Abdruck zurück.',
    ],
  },
  pack: {
    summaries: [
      'Sitzt nah am Rücken und trägt sich angenehm.',
      'Bequem zu tragen, auch über viele Stunden.',
      'Platz für alles, was du unterwegs brauchst.',
      'Stabiler Sitz, auch in Bewegung.',
    ],
    sentences: [
      'Die Last liegt nah am Rücken und schwankt nicht.',
      'Die Schultergurte lassen deinen Armen genug Bewegungsfreiheit.',
      'Pack Schweres nah an den Rücken, dann trägt sich der Rucksack leichter.',
    ],
  },
}
