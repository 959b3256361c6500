import type { Words } from '../words.types.ts'

export const summaries: Words['summaries'] = {
  rainShell: [
    'Hält dich bei Regen und Wind trocken.',
    'Wasserdichte Jacke für Regentage.',
    'Schützt vor Regen und Wind und lässt Platz für eine warme Schicht.',
    'Wetterschutz bei Regen und plötzlichen Schauern.',
  ],
  mountainShell: [
    'Hält Regen, Schnee und Wind ab.',
    'Wasserdichte Jacke für Regen und nassen Schnee.',
    'Schützt vor Regen, Schnee und Wind und lässt Platz für warme Schichten.',
    'Wetterschutz an Tagen mit Regen, Schnee oder Sturm.',
  ],
  linedShell: [
    'Warm und wasserdicht an kalten Regentagen.',
    'Warmer Parka für Regen, Schnee und Wind.',
    'Hält dich bei Regen und Schnee warm und trocken.',
  ],
  softshell: [
    'Dehnbare Jacke für kühle, windige Tage.',
    'Atmungsaktive Jacke, die den meisten Wind abhält.',
    'Viel Bewegungsfreiheit an kühlen, trockenen Tagen.',
  ],
  windShell: [
    'Äußere Schicht gegen den Wind.',
    'Verlässlicher Schutz, wenn Wind aufkommt.',
    'Hält den Wind ab und passt über andere Schichten.',
  ],
  insulation: [
    'Hält dich in Pausen warm.',
    'Viel Wärme bei wenig Gewicht.',
    'Warme Jacke für kalte Tage.',
    'Wärmt an kalten Morgen und langen Abenden draußen.',
  ],
  windVest: [
    'Hält kalten Wind vom Oberkörper fern.',
    'Die leichte Alternative zur Jacke.',
    'Schützt vor Wind und lässt die Arme frei.',
  ],
  warmVest: [
    'Wärmt den Oberkörper und lässt die Arme frei.',
    'Genau richtig, wenn eine Jacke zu warm wäre.',
    'Zusätzliche Wärme an kalten Tagen.',
  ],
  fleece: [
    'Wärmende Schicht für kühle Tage.',
    'Weich, warm und vielseitig.',
    'Wärmt unter der Jacke oder allein.',
    'Bequemer Midlayer für unterwegs.',
  ],
  baselayer: [
    'Die erste Schicht auf der Haut.',
    'Angenehm auf der Haut, auch wenn du schwitzt.',
    'Liegt eng an, ohne einzuengen.',
    'Die Basis unter Fleece und Jacke.',
  ],
  tee: [
    'Leichtes Shirt für jeden Tag.',
    'Bequem auf Tour und im Alltag.',
    'Vielseitiges Shirt für warme Tage.',
    'Leicht, bequem und unkompliziert.',
  ],
  pants: [
    'Lange Hose mit viel Bewegungsfreiheit.',
    'Zuverlässige Hose für lange Touren.',
    'Sitzt auch nach Stunden noch bequem.',
    'Macht große Schritte und hohe Tritte mit.',
  ],
  rainPants: [
    'Hält die Beine bei Regen trocken.',
    'Wasserdichte Hose gegen Regen und Wind.',
    'Gemacht für Regen und nasse Wege.',
  ],
  snowPants: [
    'Hält Schnee und Regen von den Beinen ab.',
    'Wasserdichte Hose für Pulver, nassen Schnee und Regen.',
    'Schutz an Tagen mit Schnee, Wind und Regen.',
  ],
  shorts: [
    'Leichte Shorts für warme Tage.',
    'Kurz, leicht und bequem.',
    'Viel Bewegungsfreiheit für die Beine.',
    'Angenehm, auch wenn es heiß wird.',
  ],
  tights: [
    'Eng anliegend und bequem.',
    'Sitzen eng, ohne zu kneifen.',
    'Machen jede Bewegung mit.',
    'Lang und eng geschnitten, für kühle Tage.',
  ],
  gloves: [
    'Halten die Hände unterwegs warm.',
    'Warm und griffig.',
    'Schutz für die Hände an kalten Tagen.',
    'Sitzen eng und bequem.',
  ],
  beanie: [
    'Hält Kopf und Ohren warm.',
    'Warme Mütze für kalte Tage.',
    'Klein, leicht und warm.',
    'Wärmt Stirn und Ohren.',
  ],
  cap: [
    'Schützt die Augen vor tief stehender Sonne.',
    'Hält Sonne und Regentropfen aus den Augen.',
    'Leichter Schutz für den Kopf.',
    'Sonnenschutz mit wenig Gewicht.',
  ],
  socks: [
    'Sitzen gut und scheuern nicht.',
    'Bequem auch nach vielen Stunden im Schuh.',
    'Angenehm trocken, auch an langen Tagen.',
    'Liegen eng an und verrutschen nicht.',
  ],
  shoe: [
    'Guter Halt auf Wurzeln und Fels.',
    'Sicherer Tritt auf losem Untergrund.',
    'Bequem auf langen Strecken.',
    'Griffige Sohle für unebene Wege.',
  ],
  roadShoe: [
    'Weich gedämpft für Straße und Asphalt.',
    'Leicht abrollen auf hartem Boden.',
    'Bequem auf langen Läufen.',
    'Leichte Schuhe für Straßen und feste Wege.',
  ],
  pack: [
    'Sitzt nah am Rücken und trägt sich angenehm.',
    'Bequem zu tragen, auch über viele Stunden.',
    'Platz für alles, was du unterwegs brauchst.',
    'Stabiler Sitz, auch in Bewegung.',
  ],
}
