import type { Words } from '../words.types.ts'

export const families: Words['families'] = {
  shell: {
    summaries: [
      'Der Regen bleibt draußen, du bleibst trocken.',
      'So leise, dass man den Regen hört, bevor man ihn spürt.',
      'Für den Tag, an dem die Vorhersage falsch lag.',
      'Auf der einen Seite das Wetter, auf der anderen du.',
    ],
    sentences: [
      'Die Kapuze dreht sich mit dem Kopf, und der Saum bleibt unter dem Gurt.',
      'Die Ärmel sind zum Greifen geschnitten, nichts rutscht hoch.',
      'Die Reißverschlüsse sind abgedichtet, die Bündchen schließen eng, und eine warme Schicht passt darunter.',
    ],
  },
  insulation: {
    summaries: [
      'Wärme zum Stehenbleiben.',
      'Viel Wärme, wenig Gewicht.',
      'Die Schicht, die man am Gipfel anzieht.',
      'Für kalte Morgen und lange Hüttenabende.',
    ],
    sentences: [
      'Die Kammern sind so bemessen, dass die Füllung bleibt, wo man sie braucht.',
      'Allein getragen bricht sie den Wind; unter einer Hardshell wird sie zur Heizung.',
      'Zusammengedrückt ist sie so groß wie ein Laib Brot.',
    ],
  },
  vest: {
    summaries: [
      'Warm in der Mitte, frei an den Armen.',
      'Die Hälfte einer Jacke, die man am meisten braucht.',
      'Für den ersten kalten Kilometer.',
      'Vorn kein Wind, hinten Luft.',
    ],
    sentences: [
      'Die Armausschnitte liegen eng an und scheuern nicht.',
      'Kommt die Sonne, verschwindet sie in einer Tasche.',
      'Im Herbst über dem Hemd, im Winter unter der Jacke.',
    ],
  },
  fleece: {
    summaries: [
      'Die Schicht, die man auszuziehen vergisst.',
      'Weich, warm und alltagstauglich.',
      'Wärme, die atmet.',
      'Vom Zelt bis in den Zug nach Hause.',
    ],
    sentences: [
      'Der Raglanschnitt lässt keine Naht unter den Trägern des Rucksacks.',
      'In der Pause hält es warm, im Aufstieg staut es keine Hitze.',
      'Das Garn ist dicht genug, um nicht zu pillen, und wird vor dem Zuschnitt gewaschen.',
    ],
  },
  baselayer: {
    summaries: [
      'Die erste Schicht tut die stille Arbeit.',
      'Trockene Haut, gleichmäßige Wärme.',
      'Nah an der Haut und leicht zu vergessen.',
      'Für drei Tage ohne Wäsche.',
    ],
    sentences: [
      'Der Schnitt liegt an, ohne zu drücken.',
      'Die Nähte verlaufen dort, wo weder Träger noch Hüftgurt drücken.',
      'Lang genug, um zu bleiben, wo man es hineingesteckt hat.',
    ],
  },
  tee: {
    summaries: [
      'Ein Shirt, das nichts beweisen muss.',
      'Leicht, schlicht und langlebig.',
      'Für den Hinweg, den Aufstieg und den Heimweg.',
      'Ein Shirt weniger im Rucksack.',
    ],
    sentences: [
      'Die Schultern sitzen frei, der Saum fällt gerade.',
      'Der Kragen liegt flach, und das bleibt so.',
      'Weit genug geschnitten, dass sich die Luft bewegt.',
    ],
  },
  pants: {
    summaries: [
      'Gemacht für die zweite Hälfte des Tages.',
      'Knie, die sich beugen, Stoff, der hält.',
      'Hinauf, hinunter und durch die Hecke.',
      'Genug Taschen, und keine zu viel.',
    ],
    sentences: [
      'Der Bund liegt flach unter dem Hüftgurt.',
      'Der Schnitt lässt Raum für hohe Tritte und wird zum Knöchel hin schmal.',
      'Was beansprucht wird, ist doppelt genäht und lässt sich flicken.',
    ],
  },
  shorts: {
    summaries: [
      'Beine frei, Taschen zu.',
      'Für Tage, die warm beginnen.',
      'Leicht, schnell trocken, kaum totzukriegen.',
      'Kurz, wo es kurz sein soll.',
    ],
    sentences: [
      'Der Bund liegt flach und rollt sich nicht.',
      'Der seitliche Schlitz öffnet sich mit dem Schritt.',
      'Was in die Taschen kommt, bleibt dort.',
    ],
  },
  tights: {
    summaries: [
      'Eng, warm und ohne zu kneifen.',
      'Sie bewegt sich, wenn du dich bewegst.',
      'Für dunkle Morgen und gefrorene Wege.',
      'Eine zweite Haut mit Platz fürs Telefon.',
    ],
    sentences: [
      'Der Bund ist breit und hält ohne Knoten.',
      'Die Nähte sind flach und laufen hinter dem Knie, nicht darüber.',
      'Das Gestrick kommt nach jeder Beuge in Form zurück.',
    ],
  },
  gloves: {
    summaries: [
      'Warme Hände, freie Finger.',
      'Für Knoten, Reißverschlüsse und Schnallen.',
      'Damit man sie nicht ausziehen muss.',
      'Erst der Griff, dann die Wärme.',
    ],
    sentences: [
      'Die Finger sind vorgeformt, wie die Hand es ist.',
      'Die Nähte liegen außerhalb der Fingerkuppen.',
      'An einer Schlaufe am Bund hängt man sie zum Trocknen auf.',
    ],
  },
  beanie: {
    summaries: [
      'Klein, warm, immer in der Tasche.',
      'Ohren warm, Tag gerettet.',
      'Für Wind von allen Seiten.',
      'Der einfachste Weg, warm zu bleiben.',
    ],
    sentences: [
      'Die Form sitzt so, dass nichts verrutscht.',
      'Sie bedeckt die Ohren und lässt die Augen in Ruhe.',
      'Sie passt unter eine Kapuze, ohne aufzutragen.',
    ],
  },
  cap: {
    summaries: [
      'Schatten, der sich flach packen lässt.',
      'Sonne, Regen und Schweiß aus den Augen.',
      'Ein Schirm für tiefe Sonne.',
      'Leicht wie ein Blatt Papier.',
    ],
    sentences: [
      'Der Stoff trocknet im Wind des eigenen Tempos.',
      'Der Schirm springt zurück, wenn man sie aus dem Rucksack zieht.',
      'Die dunkle Unterseite nimmt Wasser und Schnee das Blenden.',
    ],
  },
  socks: {
    summaries: [
      'Nichts zwischen dir und dem Weg, das scheuern könnte.',
      'Komfort, der an der Ferse beginnt.',
      'Für viele Stunden in einem Paar Schuhe.',
      'Sie bleiben oben und bleiben, wo sie sind.',
    ],
    sentences: [
      'Die Ferse ist als echte Ferse gestrickt, damit sich nichts verdreht.',
      'Das Polster liegt nur dort, wo der Schuh drückt.',
      'Links und rechts sind je für ihren Fuß geformt.',
    ],
  },
  shoe: {
    summaries: [
      'Sichere Schritte auf losem Grund.',
      'Für Wurzeln, Fels und den Rückweg.',
      'Halt, auf den man sich verlässt.',
      'Den Weg spüren, nicht die Steine.',
    ],
    sentences: [
      'Die Ferse sitzt fest, und der Vorfuß hat Platz.',
      'Der Gummi bleibt in der Kälte weich und hält auf nassem Fels.',
      'Die Zwischensohle ist dick genug für lange Tage und flach genug, um den Boden zu spüren.',
    ],
  },
  pack: {
    summaries: [
      'Trägt gut, sagt wenig.',
      'Alles hat seinen Platz, und nichts baumelt.',
      'Nah am Rücken, leicht zu erreichen.',
      'Für das, was man braucht, und kein Stück mehr.',
    ],
    sentences: [
      'Die Träger sind so geschnitten, dass die Arme frei schwingen.',
      'Die Last liegt nah am Rücken und schwankt nicht.',
      'Schnallen und Zipper lassen sich ohne Nähmaschine ersetzen.',
    ],
  },
}
