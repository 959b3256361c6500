import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Barrierefreiheit',
  description: 'Welchem Standard dieser Shop folgt, wie wir prüfen, was noch fehlt und wie du eine Barriere meldest.',
  sections: ({ contact }) => [
    {
      id: 'goal',
      heading: 'Unser Ziel',
      blocks: [
        'Alle sollen hier einkaufen können. Wir folgen den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA.',
        'EN 301 549, die Norm zum European Accessibility Act (Richtlinie (EU) 2019/882), verlangt WCAG 2.1.',
      ],
    },
    {
      id: 'tests',
      heading: 'Wie wir prüfen',
      blocks: [
        'Automatische Tests prüfen jeden Teil des Shops im hellen und im dunklen Design, mit großem Text, auf 320 Pixeln Breite, nur mit der Tastatur und mit reduzierter Bewegung. Sie finden viele Fehler, aber nicht alle.',
      ],
    },
    {
      id: 'limits',
      heading: 'Was noch fehlt',
      blocks: [
        {
          kind: 'list',
          items: [
            'Der Shop wurde noch nicht unabhängig geprüft und noch nicht von Menschen mit Behinderung getestet.',
            'Warenkorb, Konto und Filter brauchen JavaScript. Produkte, Suche und diese Seiten funktionieren auch ohne.',
            'Die Produktbilder sind gezeichnet. Ihre Beschreibung nennt Produkt und Ansicht, nicht jedes Detail.',
          ],
        },
      ],
    },
    {
      id: 'report',
      heading: 'Barriere melden',
      blocks: [
        `Schreib uns, was auf welcher Seite nicht funktioniert${contact.email === null ? '' : `: ${contact.email}`}. Auf Wunsch bekommst du einen Text auch in anderer Form.`,
        { kind: 'links', links: [{ title: 'Kontakt', path: '/service#contact' }] },
      ],
    },
  ],
}
