import type { LegalText } from '../../../legal/legal.types.ts'
import { sellerLine } from '../../../legal/sellerLine.ts'

export const text: LegalText = {
  title: ({ withdrawalDays }) => (withdrawalDays.value === null ? 'Rückgabebedingungen' : 'Widerrufsrecht'),
  description:
    'Wie lange du es dir anders überlegen kannst, wie du es uns mitteilst und wann du dein Geld zurückbekommst.',
  sections: ({
    country,
    law: { withdrawalDays, seller, returns },
    hasWithdrawalButton,
    returnHref,
    returnSteps,
    contact,
  }) => [
    {
      id: 'period',
      heading: 'Wie lange du Zeit hast',
      blocks:
        withdrawalDays.value === null
          ? [
              `In deinem Land (${country}) gibt es kein allgemeines Widerrufsrecht für Onlinekäufe. Du kannst Artikel trotzdem bis ${returns.days} Tage nach der Lieferung kostenlos zurückgeben.`,
            ]
          : [
              `Du kannst deine Bestellung binnen ${withdrawalDays.value} Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt an dem Tag, an dem der letzte Artikel bei dir oder einer von dir benannten Person ankommt.`,
              `Bei uns hast du mehr Zeit: ${returns.days} Tage nach der Lieferung.`,
            ],
    },
    {
      id: 'how',
      heading: 'So geht es',
      blocks: [
        hasWithdrawalButton
          ? 'Öffne deine Bestellung oder gib ihre Nummer und deine E-Mail-Adresse ein und bestätige den Widerruf in einem zweiten Schritt. Du brauchst kein Konto. Wir bestätigen dir den Widerruf sofort per E-Mail, mit Datum und Uhrzeit.'
          : 'Öffne deine Bestellung mit dem Link in unserer E-Mail und wähle, welche Artikel du zurückgeben möchtest, oder gib ihre Nummer und deine E-Mail-Adresse ein und gib die ganze Bestellung zurück. Du brauchst kein Konto. Wir bestätigen dir die Rückgabe sofort per E-Mail.',
        {
          kind: 'links',
          links: [{ title: hasWithdrawalButton ? 'Vertrag widerrufen' : 'Artikel zurückgeben', href: returnHref }],
        },
        'Du kannst uns auch einen Brief oder eine E-Mail schicken. Es reicht, wenn du die Nachricht vor Ablauf der Frist abschickst.',
      ],
    },
    {
      id: 'refund',
      heading: 'Dein Geld',
      blocks: [
        'Wir erstatten dir innerhalb von 14 Tagen alles, auch den Standardversand, und zwar so, wie du bezahlt hast. Wir dürfen warten, bis die Artikel bei uns sind oder du nachweist, dass du sie abgeschickt hast.',
        'Schick die Artikel innerhalb von 14 Tagen nach deiner Nachricht zurück. Die Rücksendung ist kostenlos: Du zahlst das Porto zunächst selbst, wir erstatten dir das Porto eines Standardpakets.',
      ],
    },
    {
      id: 'condition',
      heading: 'Zustand der Artikel',
      blocks: [
        'Du kannst alles anprobieren, so wie in einem Laden.',
        withdrawalDays.value === null
          ? 'Wir nehmen Artikel ungetragen und mit Etikett zurück.'
          : `Hast du einen Artikel draußen getragen und widerrufst innerhalb der gesetzlichen ${withdrawalDays.value} Tage, dürfen wir den Wertverlust abziehen. Danach nehmen wir Artikel ungetragen und mit Etikett zurück.`,
        { kind: 'links', links: [{ title: returnSteps.howTo, path: '/legal/shipping#returns' }] },
      ],
    },
    ...(withdrawalDays.value === null
      ? []
      : [
          {
            id: 'form',
            heading: 'Muster-Widerrufsformular',
            blocks: [
              'Du kannst diesen Text verwenden, musst es aber nicht.',
              {
                kind: 'form' as const,
                lines: [
                  `An ${sellerLine(seller, contact.email)}:`,
                  'Hiermit widerrufe ich den Vertrag über folgende Artikel:',
                  'Bestellt am / erhalten am:',
                  'Bestellnummer:',
                  'Name:',
                  'Anschrift:',
                  'Datum, auf Papier auch Unterschrift:',
                ],
              },
            ],
          },
        ]),
  ],
}
