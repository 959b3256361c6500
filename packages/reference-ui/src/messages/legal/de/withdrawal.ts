import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Widerrufsrecht',
  description: 'Wie lange du es dir anders überlegen kannst, wie du es uns sagst und wann du dein Geld bekommst.',
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
              `Das Gesetz kennt hier kein allgemeines Widerrufsrecht für Onlinekäufe (${country}). Du kannst trotzdem bis ${returns.days} Tage nach der Lieferung zurückschicken, was du nicht behältst.`,
            ]
          : [
              `Du kannst deine Bestellung binnen ${withdrawalDays.value} Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt an dem Tag, an dem du oder eine Person, die du nennst, den letzten Artikel erhält.`,
              `Bei uns hast du mehr Zeit: ${returns.days} Tage nach der Lieferung.`,
            ],
    },
    {
      id: 'how',
      heading: 'So geht es',
      blocks: [
        hasWithdrawalButton
          ? 'Öffne deine Bestellung oder gib ihre Nummer und deine E-Mail-Adresse ein, und bestätige den Widerruf in einem zweiten Schritt. Du brauchst kein Konto. Sofort danach bekommst du eine Bestätigung mit Datum und Uhrzeit.'
          : 'Öffne deine Bestellung oder gib ihre Nummer und deine E-Mail-Adresse ein und sag, was du zurückschickst. Du brauchst kein Konto. Wir bestätigen es dir sofort.',
        {
          kind: 'links',
          links: [{ title: hasWithdrawalButton ? 'Vertrag widerrufen' : 'Artikel zurückgeben', href: returnHref }],
        },
        'Ein Brief oder eine E-Mail genügt auch. Es reicht, wenn du die Nachricht vor dem Ende der Frist abschickst.',
      ],
    },
    {
      id: 'refund',
      heading: 'Dein Geld',
      blocks: [
        'Wir zahlen alles binnen 14 Tagen zurück, auch den Standardversand, auf dem Weg, auf dem du bezahlt hast. Wir dürfen warten, bis die Artikel hier sind oder du zeigst, dass du sie abgeschickt hast.',
        'Schick die Artikel binnen 14 Tagen nach deiner Nachricht ab. Die Rücksendung ist kostenlos.',
      ],
    },
    {
      id: 'condition',
      heading: 'In welchem Zustand',
      blocks: [
        'Probier an, was du willst, so wie in einem Laden. War ein Artikel draußen im Einsatz, dürfen wir den Wertverlust abziehen.',
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
                  `An ${seller.name}, ${seller.address.join(', ')}${contact.email === null ? '' : `, ${contact.email}`}:`,
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
