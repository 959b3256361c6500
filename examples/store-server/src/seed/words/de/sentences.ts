import type { Words } from '../words.types.ts'

export const sentences: Words['sentences'] = {
  shell: [
    'Der Schnitt lässt dir an Schultern und Armen viel Bewegungsfreiheit.',
    'Als äußere Schicht passt dieses Modell über ein Shirt oder ein Fleece.',
    'Der Schnitt ist weit genug für eine warme Schicht darunter.',
  ],
  insulation: [
    'Bei trockener Kälte trägst du die Jacke außen, bei Regen unter einer Hardshell.',
    'Am besten wärmt die Jacke über einem Shirt oder einem dünnen Fleece.',
    'Im Rucksack braucht die Jacke wenig Platz, so kannst du sie auf jede Tour mitnehmen.',
  ],
  vest: [
    'Die Arme bleiben frei, so wird dir beim Sport nicht zu warm.',
    'Die Weste ist schnell an- und ausgezogen, wenn sich Tempo oder Wetter ändern.',
    'Im Herbst trägst du die Weste über dem Shirt, im Winter unter der Jacke.',
  ],
  fleece: [
    'Bei trockenem Wetter trägst du das Fleece allein, bei Wind und Regen unter einer Jacke.',
    'Fleece wärmt in der Pause und lässt in Bewegung Feuchtigkeit nach außen.',
    'Darunter passt ein dünnes Funktionsshirt, darüber eine wetterfeste Jacke.',
  ],
  baselayer: [
    'Weil der Stoff eng anliegt, nimmt er Feuchtigkeit direkt an der Haut auf.',
    'Unter Fleece und Jacke trägt der körpernahe Schnitt nicht auf.',
    'An kalten Tagen trägst du Fleece und Jacke darüber.',
  ],
  tee: [
    'Der Schnitt sitzt bequem und engt bei keiner Bewegung ein.',
    'Bei Wärme trägst du das Shirt allein, an kühleren Tagen unter Fleece oder Jacke.',
    'Der lockere Schnitt lässt Luft an die Haut.',
  ],
  pants: [
    'Der Schnitt lässt dir beim Steigen und Beugen genug Platz.',
    'Die Hose spannt weder beim Gehen noch beim Sitzen.',
    'Bei Kälte passt eine lange Unterhose darunter.',
  ],
  shorts: [
    'Die Shorts sitzen bequem, ohne zu rutschen oder einzuschneiden.',
    'Der Schnitt lässt den Beinen genug Platz für jede Bewegung.',
    'Die Shorts wiegen wenig und lassen sich klein zusammenlegen.',
  ],
  tights: [
    'Der enge Schnitt folgt jeder Bewegung und rutscht nicht.',
    'Bei Regen oder starkem Wind passt eine weite Hose darüber.',
    'Der Stoff ist dehnbar und behält seine Form.',
  ],
  gloves: [
    'In der richtigen Größe sitzen die Handschuhe eng, ohne zu drücken.',
    'Stöcke, Lenker und Schnallen lassen sich damit gut greifen.',
    'Wird dir warm, sind die Handschuhe schnell verstaut.',
  ],
  beanie: [
    'Die Mütze bedeckt die Ohren und rutscht nicht über die Augen.',
    'Auch bei starkem Wind liegt die Mütze gut an.',
    'Wird dir warm, ist die Mütze schnell verstaut.',
  ],
  cap: [
    'Die Kappe schützt die Augen vor Sonne und Regentropfen.',
    'Die Kappe sitzt fest, ohne zu drücken.',
    'Im Rucksack braucht die Kappe kaum Platz.',
  ],
  socks: [
    'Die Socken liegen eng an, damit im Schuh keine Falten entstehen.',
    'Wähle die Socken passend zu deiner Schuhgröße, dann verrutscht nichts.',
    'Auf langen Touren lohnt sich ein zweites Paar zum Wechseln.',
  ],
  shoe: [
    'Die Ferse sitzt fest, und die Zehen haben genug Platz.',
    'Die Gummisohle greift auf Fels, Wurzeln und nassen Wegen.',
    'Die Sohle dämpft den Auftritt, und du spürst trotzdem den Untergrund.',
  ],
  roadShoe: [
    'Die Ferse sitzt fest, und der Vorfuß hat Platz, wenn die Füße auf langen Läufen anschwellen.',
    'Das Gummi haftet auf trockenem und nassem Asphalt.',
    'Der Schaum dämpft jeden Schritt und federt beim Abdruck zurück.',
  ],
  pack: [
    'Die Last liegt nah am Rücken und schwankt nicht.',
    'Die Schultergurte lassen deinen Armen genug Bewegungsfreiheit.',
    'Pack Schweres nah an den Rücken, dann trägt sich der Rucksack leichter.',
  ],
}
