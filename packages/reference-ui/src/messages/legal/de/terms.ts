import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Allgemeine Geschäftsbedingungen',
  description:
    'Wie aus einer Bestellung ein Vertrag wird, was sie kostet, wie du bezahlst und was du verlangen kannst.',
  sections: ({ country, law, returnHref }) => [
    {
      id: 'seller',
      heading: 'Bei wem du kaufst',
      blocks: [
        `${law.seller.name}, ${law.seller.address.join(', ')}. Diese Bedingungen gelten für Bestellungen von Verbrauchern (${country}).`,
        { kind: 'links', links: [{ title: 'Impressum', path: '/legal/imprint' }] },
      ],
    },
    {
      id: 'order',
      heading: 'So bestellst du',
      blocks: [
        'Leg Artikel in den Warenkorb, geh zur Kasse, gib deine Adresse ein und wähle eine Lieferung. Die letzte Seite zeigt alles noch einmal: Du kannst jede Eingabe ändern, bevor du bestellst.',
        'Deine Bestellung ist ein Angebot. Der Vertrag entsteht, wenn wir sie per E-Mail bestätigen. Die E-Mail enthält die Bestellung und diese Bedingungen; bewahre sie auf.',
        'Artikel im Warenkorb sind nicht reserviert. Ist das letzte Stück vorher verkauft, sagt es die Kasse.',
      ],
    },
    {
      id: 'prices',
      heading: 'Preise',
      blocks: [
        'Die Preise enthalten die Mehrwertsteuer. Dazu kommt der Versand, falls er etwas kostet: Warenkorb und Kasse zeigen ihn, bevor du bestellst.',
        { kind: 'links', links: [{ title: 'Versand und Rückgabe', path: '/legal/shipping' }] },
      ],
    },
    {
      id: 'payment',
      heading: 'Bezahlung',
      blocks: [
        'Diese Demonstration hat nur eine Testzahlung: Es wird nichts abgebucht. Ein echter Shop nennt hier seine Zahlungsarten.',
        'Gutscheine und Geschenkkarten gibst du im Warenkorb ein. Was eine Bestellung nicht verbraucht, bleibt auf der Geschenkkarte.',
      ],
    },
    {
      id: 'guarantee',
      heading: 'Wenn etwas nicht in Ordnung ist',
      blocks: [
        `Für Mängel haftet der Verkäufer nach dem Gesetz ${law.guaranteeYears.value} Jahre ab der Lieferung: Du kannst Reparatur oder Ersatz verlangen, sonst einen niedrigeren Preis oder dein Geld zurück. Das kostet dich nichts.`,
        ...(law.isGuaranteeOpen ? ['Für Artikel, die länger halten sollen, kann die Frist länger sein.'] : []),
        'Unser Reparaturdienst kommt dazu und nimmt dir keines dieser Rechte.',
        { kind: 'links', links: [{ title: 'Reparaturen', path: '/legal/repairs' }] },
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Wenn du es dir anders überlegst',
      blocks: [
        law.withdrawalDays.value === null
          ? `Du kannst Artikel bis ${law.returns.days} Tage nach der Lieferung zurückschicken.`
          : `Nach dem Gesetz kannst du ${law.withdrawalDays.value} Tage lang widerrufen. Bei uns hast du ${law.returns.days} Tage.`,
        {
          kind: 'links',
          links: [
            { title: 'So widerrufst du', path: '/legal/withdrawal' },
            { title: 'Bestellung zurückgeben', href: returnHref },
          ],
        },
      ],
    },
    {
      id: 'law',
      heading: 'Recht und Streit',
      blocks: [
        `Für deine Bestellung gilt das zwingende Verbraucherrecht deines Landes (${country}).`,
        { kind: 'links', links: [{ title: 'Streit beilegen', path: '/legal/imprint#disputes' }] },
      ],
    },
  ],
}
