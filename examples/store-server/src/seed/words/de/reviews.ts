import type { Words } from '../words.types.ts'

export const reviews: Words['reviews'] = {
  titles: [
    ['Nichts für mich', 'Zurückgeschickt', 'Mehr erwartet'],
    ['Etwas enttäuscht', 'Gute Idee, schwach verarbeitet', 'Könnte besser sein'],
    ['Ordentlich', 'Tut, was es soll', 'Mittelmäßig', 'Gut, mit einem Wunsch'],
    ['Sehr gut', 'Fast perfekt', 'Solides Stück', 'Guter Kauf', 'Würde ich wieder kaufen'],
    [
      'Genau richtig',
      'Mein Lieblingsstück',
      'Jeden Cent wert',
      'Vier Tage Regen und immer noch froh',
      'Besser als das alte',
      'Kommt überall mit',
    ],
  ],
  texts: [
    [
      'Am dritten Tag ging eine Naht auf.',
      'Die Farbe ist ganz anders als auf dem Bild.',
      'Es hält nicht, was die Beschreibung sagt.',
    ],
    [
      'Das Material ist in Ordnung, der Schnitt passt mir nicht.',
      'Nach ein paar Wäschen hat es etwas die Form verloren.',
      'Der Reißverschluss hakt, wenn es kalt ist.',
    ],
    [
      'Gut für den Preis, aber nichts Besonderes.',
      'Tut, was es soll, nur die Taschen sind klein.',
      'Ich mag den Stoff; die Länge könnte besser sein.',
    ],
    [
      'Leicht, gut gemacht und von der ersten Stunde an bequem.',
      'Eine Saison getragen, und es sieht noch aus wie neu.',
      'Sehr angenehmer Stoff und saubere Nähte.',
      'Nur ein kleiner Abzug für die Größe.',
    ],
    [
      'Zwei Wochen Schottland und kein einziger Grund zur Klage.',
      'Ich trage es fast jeden Tag, am Berg und in der Stadt.',
      'Das erste Stück seit Jahren, an dem ich nichts ändern würde.',
      'Sitzt, als wäre es für mich gemacht.',
      'Hat mich durch einen sehr nassen Herbst gebracht.',
      'Man sieht, dass jemand über die Einzelheiten nachgedacht hat.',
    ],
  ],
  more: [
    'Die Lieferung dauerte drei Tage.',
    'Ich bin 1,74 m groß und trage M.',
    'Meine Partnerin hat auch eins bestellt.',
    'Nach zehn Wäschen hat sich nichts verändert.',
    'Die Farbe ist bei Tageslicht wunderschön.',
    'Sonst trage ich eine Größe kleiner.',
    'Für eine lange Wanderung im Mai gekauft.',
    'Die Reparaturwerkstatt hat innerhalb eines Tages geantwortet.',
  ],
  names: [
    'Hannah W.',
    'Thomas R.',
    'Lena M.',
    'Jonas K.',
    'Greta L.',
    'Felix T.',
    'Sabine B.',
    'Lukas D.',
    'Ruth H.',
    'Moritz F.',
  ],
}
