import type { Words } from '../words.types.ts'

export const families: Words['families'] = {
  shell: {
    summaries: [
      'Der Regen bleibt draußen, du bleibst trocken.',
      'So leise, dass du den Regen hörst, bevor du ihn spürst.',
      'Für den Tag, an dem der Wetterbericht falschlag.',
      'Auf der einen Seite das Wetter, auf der anderen du.',
    ],
    sentences: [
      'Die Schultern machen jede Drehung mit, und der Saum bleibt unter dem Klettergurt.',
      'Die Ärmel sind für den Griff nach oben geschnitten, nichts rutscht hoch.',
      'Die Reißverschlüsse sind abgedichtet, die Bündchen schließen eng, und darunter ist Platz für eine warme Schicht.',
    ],
  },
  insulation: {
    summaries: [
      'Wärme für die Pausen.',
      'Viel Wärme, wenig Gewicht.',
      'Die Schicht, die du am Gipfel überziehst.',
      'Für kalte Morgen und lange Hüttenabende.',
    ],
    sentences: [
      'Die Kammern sind so bemessen, dass die Füllung dort bleibt, wo du sie brauchst.',
      'Allein getragen bricht sie den Wind, unter der Hardshell wird sie zur Heizung.',
      'Verpackt ist sie so groß wie ein Laib Brot.',
    ],
  },
  vest: {
    summaries: [
      'Warm am Rumpf, frei an den Armen.',
      'Die Hälfte der Jacke, die du am meisten brauchst.',
      'Für den ersten, kalten Kilometer.',
      'Vorn kein Wind, hinten Luft.',
    ],
    sentences: [
      'Die Armausschnitte sitzen eng und scheuern nicht.',
      'Kommt die Sonne, verschwindet die Weste in einer Tasche.',
      'Im Herbst über dem Shirt, im Winter unter der Jacke.',
    ],
  },
  fleece: {
    summaries: [
      'Die Schicht, die du auszuziehen vergisst.',
      'Weich, warm und unkompliziert.',
      'Wärme, die atmet.',
      'Vom Zelt bis in den Zug nach Hause.',
    ],
    sentences: [
      'Dank Raglanschnitt liegt keine Naht unter den Trägern des Rucksacks.',
      'Warm in der Pause, ohne Hitzestau im Aufstieg.',
      'Das dichte Garn bildet keine Knötchen, und der Stoff wird vor dem Zuschnitt gewaschen.',
    ],
  },
  baselayer: {
    summaries: [
      'Die erste Schicht arbeitet still.',
      'Trockene Haut, gleichmäßige Wärme.',
      'Nah an der Haut und schnell vergessen.',
      'Für drei Tage ohne Waschmaschine.',
    ],
    sentences: [
      'Der Schnitt liegt an, ohne einzuengen.',
      'Die Nähte verlaufen dort, wo weder Träger noch Hüftgurt drücken.',
      'Lang genug, um in der Hose zu bleiben.',
    ],
  },
  tee: {
    summaries: [
      'Ein Shirt, das nichts beweisen muss.',
      'Leicht, schlicht und langlebig.',
      'Für den Hinweg, den Aufstieg und den Heimweg.',
      'Ein Shirt weniger im Gepäck.',
    ],
    sentences: [
      'Die Schultern haben Spielraum, der Saum fällt gerade.',
      'Der Ausschnitt liegt flach an, und dabei bleibt es.',
      'Weit genug geschnitten, dass Luft zirkulieren kann.',
    ],
  },
  pants: {
    summaries: [
      'Gemacht für die zweite Hälfte des Tages.',
      'Knie, die sich beugen, und Stoff, der hält.',
      'Bergauf, bergab und quer durchs Gebüsch.',
      'Genug Taschen und keine zu viel.',
    ],
    sentences: [
      'Der Bund liegt flach unter dem Hüftgurt.',
      'Der Schnitt lässt Raum für hohe Tritte und läuft zum Knöchel hin schmal zu.',
      'Beanspruchte Stellen sind doppelt genäht und lassen sich flicken.',
    ],
  },
  shorts: {
    summaries: [
      'Beine frei, Taschen zu.',
      'Für Tage, die warm anfangen.',
      'Leicht, schnell trocken, kaum kleinzukriegen.',
      'Kurz, wo es kurz sein soll.',
    ],
    sentences: [
      'Der Bund liegt flach und rollt sich nicht ein.',
      'Der seitliche Schlitz öffnet sich mit jedem Schritt.',
      'Was in die Taschen kommt, bleibt auch dort.',
    ],
  },
  tights: {
    summaries: [
      'Eng, warm und ohne zu kneifen.',
      'So beweglich wie du.',
      'Für dunkle Morgen und gefrorene Wege.',
      'Eine zweite Haut, die bleibt, wo sie ist.',
    ],
    sentences: [
      'Der breite Bund hält auch ohne Knoten.',
      'Die Nähte sind flach und laufen hinter dem Knie vorbei, nicht darüber.',
      'Das Gestrick findet nach jeder Beuge in seine Form zurück.',
    ],
  },
  gloves: {
    summaries: [
      'Warme Hände, freie Finger.',
      'Für Knoten, Reißverschlüsse und Schnallen.',
      'Damit du sie nicht ausziehen musst.',
      'Erst der Griff, dann die Wärme.',
    ],
    sentences: [
      'Die Finger sind vorgeformt, so wie deine Hand es ist.',
      'Auf den Fingerkuppen liegt keine Naht.',
      'An der Schlaufe am Bund lassen sie sich zum Trocknen aufhängen.',
    ],
  },
  beanie: {
    summaries: [
      'Klein, warm, immer in der Tasche.',
      'Ohren warm, Tag gerettet.',
      'Für Wind von allen Seiten.',
      'Die einfachste Art, warm zu bleiben.',
    ],
    sentences: [
      'Oben so geformt, dass nichts verrutscht.',
      'Sie bedeckt die Ohren und rutscht nicht in die Augen.',
      'Passt unter die Kapuze, ohne aufzutragen.',
    ],
  },
  cap: {
    summaries: [
      'Schatten, der sich flach packen lässt.',
      'Hält Sonne, Regen und Schweiß aus den Augen.',
      'Ein Schirm gegen die tiefe Sonne.',
      'Leicht wie ein Blatt Papier.',
    ],
    sentences: [
      'Der Stoff trocknet in dem Wind, den du selbst machst.',
      'Der Schirm springt in Form, sobald er aus dem Rucksack kommt.',
      'Die dunkle Unterseite schluckt das Blenden von Wasser und Schnee.',
    ],
  },
  socks: {
    summaries: [
      'Nichts zwischen dir und dem Weg, was reiben könnte.',
      'Komfort, der an der Ferse beginnt.',
      'Für viele Stunden in denselben Schuhen.',
      'Sie bleiben oben und bleiben an ihrem Platz.',
    ],
    sentences: [
      'Die Ferse ist als echte Ferse gestrickt, so verdreht sich nichts.',
      'Das Polster liegt nur dort, wo der Schuh drückt.',
      'Links und rechts haben je ihre eigene Form.',
    ],
  },
  shoe: {
    summaries: [
      'Sicherer Tritt auf losem Grund.',
      'Für Wurzeln, Fels und den Rückweg.',
      'Halt, auf den du dich verlassen kannst.',
      'Den Weg spüren, nicht die Steine.',
    ],
    sentences: [
      'Die Ferse sitzt fest, der Vorfuß hat Platz.',
      'Die Gummisohle bleibt bei Kälte weich und greift auf nassem Fels.',
      'Die Zwischensohle ist dick genug für lange Tage und flach genug, um den Boden zu spüren.',
    ],
  },
  pack: {
    summaries: [
      'Trägt gut, redet wenig.',
      'Alles hat seinen Platz, nichts baumelt.',
      'Nah am Rücken, schnell zur Hand.',
      'Für das, was du brauchst, und kein Stück mehr.',
    ],
    sentences: [
      'Die Schulterträger lassen deinen Armen freien Schwung.',
      'Die Last sitzt nah an der Wirbelsäule und schwankt nicht.',
      'Schnallen und Zipper lassen sich ohne Nähmaschine tauschen.',
    ],
  },
}
