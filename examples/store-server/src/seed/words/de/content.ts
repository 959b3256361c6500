import type { ContentWords } from '../words.types.ts'

export const content: ContentWords = {
  women: 'Damen',
  men: 'Herren',
  equipment: 'Ausrüstung',
  activities: 'Aktivitäten',
  sale: 'Reduziert',
  repair: 'Reparatur',
  clothing: 'Kleidung',
  layers: 'Nach Schicht',
  new: 'Neu eingetroffen',
  accessories: 'Accessoires',
  service: 'Service & Hilfe',
  help: 'Hilfe',
  contact: 'Kontakt',
  shipping: 'Versand',
  returns: 'Rückgabe',
  promo: [
    'Standardversand kostenlos. [Zu den Neuheiten](/search?sort=newest)',
    'Im Profi-Programm sparst du **30 %**.',
    'Wir flicken lieber. [So geht es](/service#repair)',
  ],
  hero: {
    heading: 'Der Weg ist nur eine Reihe Steine',
    text: 'Schutz, Wärme und Schichten für Tage, an denen das Steinmännchen eines anderen deine einzige Karte ist.',
    primary: 'Zu den Hardshells',
    secondary: 'Zu den Neuheiten',
  },
  tiles: 'Schicht für Schicht, von außen nach innen',
  story: {
    heading: 'Wir flicken lieber',
    text: 'Eine Jacke, die zwölf Winter hält, ist besser als zwei, die sechs halten. Schick deine zurück, egal wie alt: Wir öffnen die Naht, ersetzen, was kaputt ist, und man darf sehen, dass geflickt wurde.',
    facts: [
      ['Reißverschlüsse, Bündchen', 'Kostenlos, ein Leben lang'],
      ['Risse, Nähte', 'Zum Selbstkostenpreis, in zehn Tagen'],
      ['Nicht zu retten', 'Liefert Ersatzteile für die nächste'],
    ],
    link: 'Was lange hält',
  },
  trending: ['regenjacke', 'daunenjacke', 'merino', 'wanderhose', 'rucksack', 'mütze'],
  redirects: {
    wishlist: ['wunschliste', 'merkliste', 'merkzettel'],
    orders: ['meine bestellungen', 'bestellungen', 'rückgabe'],
    sale: ['sale', 'angebote', 'reduziert'],
  },
}
