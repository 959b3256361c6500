import type { Words } from '../words.types.ts'

export const reviews: Words['reviews'] = {
  titles: [
    { any: ['Zurückgeschickt', 'Mehr erwartet'], own: ['Nichts für mich'] },
    { any: ['Etwas enttäuscht', 'Gute Idee, schwach verarbeitet', 'Leider nur mittelmäßig'], own: [] },
    { any: ['Ganz ordentlich', 'Völlig in Ordnung', 'Durchwachsen', 'Gut, aber nicht perfekt'], own: [] },
    { any: ['Sehr gut', 'Fast perfekt', 'Solide gemacht', 'Guter Kauf', 'Würde ich wieder kaufen'], own: [] },
    {
      any: ['Genau richtig', 'Jeden Cent wert', 'Klare Empfehlung', 'Volle Punktzahl'],
      own: [
        'Meine erste Wahl',
        'Auch bei schlechtem Wetter gut',
        'Besser als mein altes Modell',
        'Immer dabei',
        'Einfach gut',
      ],
    },
  ],
  texts: [
    {
      any: ['Die Farbe sieht in echt ganz anders aus als auf dem Bild.', 'Die Beschreibung verspricht leider zu viel.'],
      own: ['Am dritten Tag ist eine Naht aufgegangen.'],
    },
    {
      any: ['Gute Idee, aber die Verarbeitung überzeugt mich nicht.'],
      own: ['Nach wenigen Monaten schon abgenutzt.', 'Schön anzusehen, im Einsatz aber nicht überzeugend.'],
    },
    {
      any: ['Für den Preis in Ordnung, aber nichts Besonderes.', 'Das Material gefällt mir, die Farbe weniger.'],
      own: ['Für den Alltag gut genug, mehr aber auch nicht.'],
    },
    {
      any: [
        'Sehr angenehmes Material, saubere Nähte.',
        'Schlicht und robust, ohne Schnickschnack.',
        'In echt noch schöner als auf dem Bild.',
      ],
      own: [
        'Leicht, gut verarbeitet und von der ersten Stunde an bequem.',
        'Nach einer ganzen Saison immer noch wie neu.',
        'Nach der ersten Tour war alles eingetragen, seitdem sehr bequem.',
      ],
    },
    {
      any: [
        'Man merkt, dass sich jemand über die Details Gedanken gemacht hat.',
        'Sauber verarbeitet, außen wie innen.',
        'Die Beschreibung verspricht nicht zu viel.',
      ],
      own: [
        'Zwei Wochen in Schottland dabeigehabt und nichts auszusetzen.',
        'Fast jeden Tag im Einsatz, am Berg und in der Stadt.',
        'Endlich mal etwas, an dem ich nichts ändern würde.',
        'Ein Jahr lang auf jeder Tour dabei, nie ein Problem.',
        'Auch nach vielen Stunden drückt und scheuert nichts.',
      ],
    },
  ],
  clothes: [
    [],
    [
      'Das Material ist in Ordnung, aber der Schnitt passt mir nicht.',
      'Nach ein paar Wäschen schon etwas aus der Form.',
    ],
    ['Der Stoff ist angenehm, nur die Länge passt mir nicht ganz.'],
    ['Ein Stern Abzug, weil die Größe nicht ganz gepasst hat.', 'Nach zehn Wäschen noch wie am ersten Tag.'],
    ['Der Schnitt ist wie für mich gemacht.'],
  ],
  more: [
    'Die Lieferung hat drei Tage gedauert.',
    'Anlass für den Kauf war eine Reise im Mai.',
    'Der Kundenservice hat noch am selben Tag geantwortet.',
    'Schön: sehr wenig Verpackung.',
    'Vorher hatte ich drei andere Modelle verglichen.',
  ],
  pleased: [
    'Ich habe gleich noch einmal bestellt.',
    'Die Farbe ist bei Tageslicht richtig schön.',
    'Die nächste Tour ist schon geplant.',
    'Den Tipp aus dem Freundeskreis gebe ich gern weiter.',
  ],
  gift: [
    'War ein Geschenk und ist sehr gut angekommen.',
    'Als Geburtstagsgeschenk ein voller Erfolg.',
    'Gekauft zum Verschenken, und die Freude war groß.',
  ],
  tookM: 'Ich bin 1,74\u00a0m groß und habe M genommen.',
  usuallySmaller: 'Sonst trage ich eine Größe kleiner.',
  names: {
    women: ['Johanna W.', 'Lena M.', 'Greta L.', 'Sabine B.', 'Anke H.', 'Miriam S.', 'Katrin P.', 'Paula N.'],
    men: ['Torsten R.', 'Jonas K.', 'Felix T.', 'Lukas D.', 'Moritz F.', 'Stefan G.', 'Jan V.', 'Holger E.'],
  },
}
