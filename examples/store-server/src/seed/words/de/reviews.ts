import type { Words } from '../words.types.ts'

export const reviews: Words['reviews'] = {
  titles: [
    ['Nichts für mich', 'Ging zurück', 'Mehr erwartet'],
    ['Etwas enttäuscht', 'Gute Idee, schwach verarbeitet', 'Da geht mehr'],
    ['Ganz ordentlich', 'Tut, was es soll', 'Durchwachsen', 'Gut, mit einem Wunsch'],
    ['Sehr gut', 'Fast perfekt', 'Solides Teil', 'Guter Kauf', 'Würde ich wieder kaufen'],
    [
      'Genau richtig',
      'Mein Lieblingsstück',
      'Jeden Cent wert',
      'Vier Tage Regen und immer noch zufrieden',
      'Besser als der Vorgänger',
      'Kommt überallhin mit',
    ],
  ],
  texts: [
    [
      'Am dritten Tag ist eine Naht aufgegangen.',
      'Die Farbe sieht in echt ganz anders aus als auf dem Bild.',
      'Hält leider nicht, was die Beschreibung verspricht.',
    ],
    [
      'Das Material ist in Ordnung, der Schnitt ist nichts für mich.',
      'Nach ein paar Wäschen schon etwas aus der Form.',
      'Der Reißverschluss hakt, wenn es kalt ist.',
    ],
    [
      'Für den Preis gut, aber nichts Besonderes.',
      'Tut, was es soll, nur die Taschen sind klein.',
      'Den Stoff mag ich, die Länge könnte besser sein.',
    ],
    [
      'Leicht, gut verarbeitet und von der ersten Stunde an bequem.',
      'Eine Saison lang getragen und sieht immer noch aus wie neu.',
      'Sehr angenehmer Stoff, saubere Nähte.',
      'Nur für die Größe ein kleiner Punktabzug.',
    ],
    [
      'Zwei Wochen Schottland und nichts auszusetzen.',
      'Trage ich fast jeden Tag, am Berg und in der Stadt.',
      'Das erste Teil seit Jahren, an dem ich nichts ändern würde.',
      'Sitzt, als wäre es für mich gemacht.',
      'Hat mich gut durch einen sehr nassen Herbst gebracht.',
      'Man merkt, dass sich jemand über die Details Gedanken gemacht hat.',
    ],
  ],
  more: [
    'Die Lieferung hat drei Tage gedauert.',
    'Ich bin 1,74 m groß und habe M genommen.',
    'Meine Freundin hat sich das Gleiche bestellt.',
    'Nach zehn Wäschen hat sich nichts verändert.',
    'Die Farbe ist bei Tageslicht richtig schön.',
    'Sonst trage ich eine Größe kleiner.',
    'Gekauft für eine lange Tour im Mai.',
    'Der Reparaturservice hat noch am selben Tag geantwortet.',
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
    'Anke H.',
    'Moritz F.',
  ],
}
