import { emailLink } from '../../../legal/emailLink.ts'
import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Versand und Rückgabe',
  description: 'Was die Lieferung kostet, wann sie kommt und wie du etwas zurückschickst.',
  sections: ({ contact, country, deliveries, law, returnHref, returnSteps }) => [
    {
      id: 'delivery',
      heading: `Lieferung (${country})`,
      blocks: [
        ...(deliveries.length === 0
          ? ['Versandkosten und Liefertermin siehst du an der Kasse, bevor du bezahlst.']
          : [
              'Wenn du jetzt bestellst:',
              {
                kind: 'rows' as const,
                rows: deliveries.map(({ name, price, days }) => [name, `${price}, ${days}`] as const),
              },
            ]),
        'Bestellst du montags bis freitags vor 14 Uhr, verschicken wir dein Paket am selben Tag. An Wochenenden und Feiertagen verschicken und liefern wir nicht.',
        'Im Paket liegen weder Rechnung noch Preise, du kannst es also auch verschenken. Die Preise schicken wir nur dir, per E-Mail.',
      ],
    },
    ...(law.returns.hasCustoms
      ? [
          {
            id: 'customs',
            heading: 'Zoll',
            blocks: [
              'Unsere Preise enthalten Steuern und Zoll. Bei der Zustellung zahlst du nichts.',
              'Die Zollerklärung außen am Paket nennt den Wert der Artikel.',
            ],
          },
        ]
      : []),
    {
      id: 'tracking',
      heading: 'Wo ist mein Paket?',
      blocks: [
        'Wir schreiben dir, sobald das Paket unterwegs ist. Der Link in der E-Mail zeigt den Stand deiner Bestellung.',
      ],
    },
    {
      id: 'returns',
      heading: 'Rückgabe',
      blocks: [
        `Du kannst Artikel bis ${law.returns.days} Tage nach der Lieferung kostenlos zurückgeben.`,
        law.withdrawalDays.value === null
          ? 'Bitte gib Artikel ungetragen und mit Etikett zurück.'
          : `In den ersten ${law.withdrawalDays.value} Tagen gilt das Widerrufsrecht: Hast du einen Artikel draußen getragen, dürfen wir den Wertverlust abziehen. Danach gib Artikel bitte ungetragen und mit Etikett zurück.`,
        { kind: 'steps', items: [returnSteps.announce, ...returnSteps.steps] },
        { kind: 'rows', rows: [[returnSteps.addressTitle, returnSteps.address.join(', ')]] },
        returnSteps.refund,
        {
          kind: 'links',
          links: [
            { title: 'Bestellung zurückgeben', href: returnHref },
            {
              title: law.withdrawalDays.value === null ? 'Rückgabebedingungen' : 'Widerrufsrecht',
              path: '/legal/withdrawal',
            },
            emailLink(contact.email, 'Kontakt'),
          ],
        },
      ],
    },
    {
      id: 'exchange',
      heading: 'Andere Größe',
      blocks: [
        'Bestelle die passende Größe und gib die andere zurück. Das geht schneller als ein Umtausch, und die Rückgabe ist kostenlos.',
      ],
    },
    {
      id: 'damaged',
      heading: 'Unterwegs beschädigt',
      blocks: [
        'Mach ein Foto und schick es uns per E-Mail. An den Paketdienst musst du dich nicht wenden.',
        { kind: 'links', links: [emailLink(contact.email, 'Kontakt')] },
      ],
    },
  ],
}
