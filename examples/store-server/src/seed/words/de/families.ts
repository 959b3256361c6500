import type { Words } from '../words.types.ts'

export const families: Words['families'] = {
  shell: {
    summaries: ['Äußere Schicht gegen Wind und Wetter.', 'Wetterschutz mit Platz für eine warme Schicht darunter.'],
    sentences: [
      'Die Ärmel sind so geschnitten, dass beim Heben der Arme nichts hochrutscht.',
      'Die Schulterpartie hält den Trägern eines Rucksacks stand.',
    ],
  },
  insulation: {
    summaries: ['Warme Schicht für Pausen und kalte Morgen.', 'Viel Wärme bei wenig Gewicht.'],
    sentences: [
      'Die Steppung hält die Füllung an ihrem Platz.',
      'Allein getragen hält sie den Wind ab, unter einer Hardshell wärmt sie zusätzlich.',
    ],
  },
  vest: {
    summaries: ['Hält den Rumpf warm und lässt die Arme frei.', 'Hält den Wind von der Brust ab.'],
    sentences: [
      'Die Armausschnitte sitzen eng und scheuern nicht.',
      'Im Herbst über dem Shirt, im Winter unter der Jacke.',
    ],
  },
  fleece: {
    summaries: ['Weiche, warme Zwischenschicht.', 'Warme Schicht, die Feuchtigkeit hinauslässt.'],
    sentences: [
      'Dank Raglanschnitt liegt keine Naht unter den Trägern des Rucksacks.',
      'Warm in der Pause, ohne Hitzestau im Aufstieg.',
      'Das dichte Garn bildet keine Knötchen, und der Stoff wird vor dem Zuschnitt gewaschen.',
    ],
  },
  baselayer: {
    summaries: ['Erste Schicht, direkt auf der Haut.', 'Leitet Schweiß von der Haut weg und wärmt gleichmäßig.'],
    sentences: [
      'Der Schnitt liegt an, ohne einzuengen.',
      'Die Nähte verlaufen dort, wo kein Träger drückt.',
      'Lang genug, um in der Hose zu bleiben.',
    ],
  },
  tee: {
    summaries: ['Leichtes Shirt für warme Tage.', 'Angenehm allein oder unter einer warmen Schicht.'],
    sentences: [
      'Die Schultern haben Spielraum, der Saum fällt gerade.',
      'Der Ausschnitt liegt flach an, und dabei bleibt es.',
      'Weit genug geschnitten, dass Luft zirkulieren kann.',
    ],
  },
  pants: {
    summaries: ['Strapazierfähig, mit viel Bewegungsfreiheit.', 'Für lange Tage in wechselndem Gelände.'],
    sentences: [
      'Der Bund liegt flach unter einem Rucksack.',
      'Der Schnitt lässt Raum für hohe Tritte.',
      'Beanspruchte Stellen sind doppelt genäht und lassen sich flicken.',
    ],
  },
  shorts: {
    summaries: ['Leicht und schnell trocken.', 'Für warme Tage in Bewegung.'],
    sentences: ['Der Bund liegt flach und rollt sich nicht ein.', 'Der Schnitt lässt Raum für lange Schritte.'],
  },
  tights: {
    summaries: ['Eng anliegend und dehnbar.', 'Für kühle Morgen und Abende.'],
    sentences: [
      'Der breite Bund rutscht nicht.',
      'Die Nähte sind flach und laufen hinter dem Knie vorbei, nicht darüber.',
      'Das Gestrick findet nach jeder Beuge in seine Form zurück.',
    ],
  },
  gloves: {
    summaries: ['Warme Hände und sicherer Griff.', 'Genug Gefühl, um einen Knoten zu binden.'],
    sentences: [
      'Die Finger sind vorgeformt, so wie deine Hand es ist.',
      'Der Schnitt lässt dem Handgelenk Bewegungsfreiheit.',
    ],
  },
  beanie: {
    summaries: ['Hält Kopf und Ohren warm.', 'Mütze für kalte und windige Tage.'],
    sentences: ['Oben so geformt, dass nichts verrutscht.', 'Sie bedeckt die Ohren und rutscht nicht in die Augen.'],
  },
  cap: {
    summaries: ['Hält Sonne und Schweiß von den Augen fern.', 'Leicht und gut zu verstauen.'],
    sentences: [
      'Die Form bleibt auch nach dem Verpacken erhalten.',
      'Die dunkle Unterseite schluckt das Blenden von Wasser und Schnee.',
    ],
  },
  socks: {
    summaries: ['Sitzen eng und rutschen nicht.', 'Für viele Stunden in denselben Schuhen.'],
    sentences: [
      'Die Ferse ist als echte Ferse gestrickt, so verdreht sich nichts.',
      'Das Polster liegt nur dort, wo der Schuh drückt.',
      'Links und rechts haben je ihre eigene Form.',
    ],
  },
  shoe: {
    summaries: ['Sicherer Halt auf losem Grund.', 'Für Wurzeln, Fels und Schotter.'],
    sentences: [
      'Die Ferse sitzt fest, der Vorfuß hat Platz.',
      'Die Gummisohle bleibt bei Kälte weich und greift auf nassem Fels.',
      'Die Zwischensohle ist dick genug für lange Tage und flach genug, um den Boden zu spüren.',
    ],
  },
  pack: {
    summaries: ['Sitzt nah am Rücken.', 'Übersichtlich und schnell zur Hand.'],
    sentences: [
      'Die Schulterträger lassen deinen Armen freien Schwung.',
      'Die Last sitzt nah an der Wirbelsäule und schwankt nicht.',
    ],
  },
}
