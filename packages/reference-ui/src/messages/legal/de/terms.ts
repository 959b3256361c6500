import type { LegalText } from '../../../legal/legal.types.ts'
import { sellerLine } from '../../../legal/sellerLine.ts'

export const text: LegalText = {
  title: 'Allgemeine Geschäftsbedingungen',
  description:
    'Wie aus einer Bestellung ein Vertrag wird, was sie kostet, wie du bezahlst und was du verlangen kannst.',
  sections: ({ country, law, contact, returnHref }) => [
    {
      id: 'seller',
      heading: 'Dein Vertragspartner',
      blocks: [
        `${sellerLine(law.seller, contact.email, contact.phone)}. Diese Bedingungen gelten für Bestellungen von Verbrauchern (${country}).`,
        { kind: 'links', links: [{ title: 'Impressum', path: '/legal/imprint' }] },
      ],
    },
    {
      id: 'order',
      heading: 'So bestellst du',
      blocks: [
        'Leg Artikel in den Warenkorb, geh zur Kasse, gib deine Adresse ein und wähle eine Versandart. Die Kasse ist eine einzige Seite: Sie zeigt deine Artikel, den Versand und den Gesamtbetrag, und du kannst jede Angabe ändern, bis du auf die Schaltfläche zum Bestellen drückst. Damit bestellst du.',
        'Deine Bestellung ist ein Angebot. Der Vertrag kommt zustande, wenn wir sie per E-Mail bestätigen. Die E-Mail enthält die Bestellung und diese Bedingungen. Bitte bewahre sie auf.',
        'Artikel im Warenkorb sind nicht reserviert. Ist ein Artikel ausverkauft, bevor du bestellst, siehst du das an der Kasse.',
      ],
    },
    {
      id: 'prices',
      heading: 'Preise',
      blocks: [
        'Die Preise enthalten die Mehrwertsteuer. Dazu kommen gegebenenfalls Versandkosten. Du siehst sie im Warenkorb und an der Kasse, bevor du bestellst.',
        { kind: 'links', links: [{ title: 'Versand und Rückgabe', path: '/legal/shipping' }] },
      ],
    },
    {
      id: 'payment',
      heading: 'Bezahlung',
      blocks: [
        'In diesem Demo-Shop gibt es nur eine Testzahlung: Es wird nichts abgebucht. Ein echter Shop nennt hier seine Zahlungsarten.',
        'Gutscheine und Geschenkkarten gibst du im Warenkorb ein. Was du nicht verbrauchst, bleibt als Guthaben auf der Geschenkkarte.',
      ],
    },
    {
      id: 'guarantee',
      heading: 'Wenn etwas nicht in Ordnung ist',
      blocks: [
        `Für Mängel haften wir nach dem Gesetz ${law.guaranteeYears.value} Jahre ab der Lieferung: Du kannst Reparatur oder Ersatz verlangen. Ist beides nicht möglich, bekommst du einen Preisnachlass oder dein Geld zurück. Das kostet dich nichts.`,
        ...(law.isGuaranteeOpen ? ['Für Artikel, die länger halten sollen, kann die Frist länger sein.'] : []),
        'Unsere Reparaturen bieten wir zusätzlich an. Sie schränken diese Rechte nicht ein.',
        { kind: 'links', links: [{ title: 'Reparaturen', path: '/legal/repairs' }] },
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Wenn du es dir anders überlegst',
      blocks: [
        law.withdrawalDays.value === null
          ? `Du kannst Artikel bis ${law.returns.days} Tage nach der Lieferung kostenlos zurückgeben.`
          : `Nach dem Gesetz kannst du ${law.withdrawalDays.value} Tage lang widerrufen. Bei uns hast du ${law.returns.days} Tage.`,
        {
          kind: 'links',
          links: [
            {
              title: law.withdrawalDays.value === null ? 'So gibst du Artikel zurück' : 'So widerrufst du',
              path: '/legal/withdrawal',
            },
            { title: 'Bestellung zurückgeben', href: returnHref },
          ],
        },
      ],
    },
    {
      id: 'law',
      heading: 'Recht und Streitbeilegung',
      blocks: [
        `Für deine Bestellung gilt das zwingende Verbraucherrecht deines Landes (${country}).`,
        { kind: 'links', links: [{ title: 'Streitbeilegung', path: '/legal/imprint#disputes' }] },
      ],
    },
  ],
}
