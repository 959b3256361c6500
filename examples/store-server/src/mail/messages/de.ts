import type { MailMessages } from './en.ts'

export const de: MailMessages = {
  demo: 'Dies ist ein Demo-Shop: Du bezahlst nichts und bekommst keine Ware.',
  questions: 'Hast du Fragen?',
  service: 'Kundenservice',
  order: 'Bestellung',
  name: 'Name',
  email: 'E-Mail',
  received: 'Eingegangen',
  items: 'Artikel',
  quantity: (n) => `Menge ${n}`,
  orderPlaced: {
    subject: (number) => `Deine Bestellung ${number}`,
    title: 'Danke für deine Bestellung',
    text: (number) =>
      `Wir haben deine Bestellung ${number} erhalten und schreiben dir wieder, sobald sie unterwegs ist.`,
    link: 'Bestellung ansehen',
    linkNote: 'Der Link öffnet deine Bestellung ohne Passwort. Bitte leite diese E-Mail nicht weiter.',
    returns: (days) =>
      `Du kannst Artikel bis ${days} Tage nach der Zustellung kostenlos zurückgeben. Die Rückgabe meldest du auf der Seite deiner Bestellung an.`,
    withdrawal: (days) =>
      `Du kannst diesen Vertrag bis ${days} Tage nach der Zustellung ohne Angabe von Gründen widerrufen. Die Schaltfläche dafür findest du auf der Seite deiner Bestellung.`,
  },
  orderAgain: {
    text: (number) =>
      `Du hast die E-Mail zu deiner Bestellung ${number} noch einmal angefordert. Stand und Sendungsnummer findest du auf der Seite der Bestellung.`,
    notYou:
      'Wenn du diese E-Mail nicht angefordert hast, kannst du sie ignorieren. Wir schicken sie nur an die Adresse der Bestellung.',
  },
  orderShipped: {
    subject: (number) => `Deine Bestellung ${number} ist unterwegs`,
    title: 'Deine Bestellung ist unterwegs',
    text: (number) => `Wir haben deine Bestellung ${number} verschickt.`,
    delivery: 'Versand',
    tracking: 'Sendungsnummer',
    link: 'Sendung verfolgen',
  },
  withdrawal: {
    subject: (number) => `Dein Widerruf zur Bestellung ${number}`,
    title: 'Wir haben deinen Widerruf erhalten',
    text: 'Mit dieser E-Mail bestätigen wir den Inhalt deines Widerrufs sowie Datum und Uhrzeit des Eingangs. Bitte bewahre sie auf.',
  },
  returning: {
    subject: (number) => `Deine Rückgabe zur Bestellung ${number}`,
    title: 'Deine Rückgabe ist angemeldet',
    text: 'Mit dieser E-Mail bestätigen wir, welche Artikel du zurückgeben möchtest.',
  },
  itemsReceived: {
    subject: (number) => `Deine Artikel aus Bestellung ${number} sind bei uns`,
    title: 'Als Nächstes kommt deine Erstattung',
    text: (number) =>
      `Die Artikel, die du aus Bestellung ${number} zurückgeschickt hast, sind bei uns angekommen. Wir erstatten dir innerhalb von 14 Tagen, was du dafür bezahlt hast, und zwar so, wie du bezahlt hast.`,
  },
  refunded: {
    subject: (number) => `Deine Erstattung zur Bestellung ${number}`,
    title: 'Wir haben dir das Geld erstattet',
    text: (number) => `Wir haben dir erstattet, was du für diese Artikel aus Bestellung ${number} bezahlt hast.`,
    bank: 'Bei deiner Bank kann es einige Tage dauern.',
    giftCard: 'Das Guthaben auf deiner Geschenkkarte kannst du sofort wieder einlösen.',
  },
  message: {
    subject: 'Wir haben deine Nachricht erhalten',
    title: 'Danke für deine Nachricht',
    text: 'Deine Nachricht ist angekommen. Wir antworten dir per E-Mail.',
    notYou: 'Wenn du uns nicht geschrieben hast, kannst du diese E-Mail ignorieren.',
  },
  notAsked:
    'Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren. Du bekommst dann keine weiteren E-Mails.',
  unsubscribe: 'Abbestellen',
  newsletter: {
    subject: 'Bitte bestätige dein Newsletter-Abo',
    title: 'Noch ein Klick zum Newsletter',
    text: 'Bitte bestätige, dass wir den Newsletter an diese Adresse schicken dürfen.',
    link: 'Bestätigen',
  },
  stock: {
    subject: (name) => `Bitte bestätige deine Benachrichtigung: ${name}`,
    title: 'Noch ein Klick zur Benachrichtigung',
    text: (name) =>
      `Bitte bestätige, dass wir dir genau eine E-Mail schicken dürfen, sobald dieser Artikel erhältlich ist: ${name}.`,
    link: 'Bestätigen',
  },
  back: {
    subject: (name) => `Jetzt erhältlich: ${name}`,
    title: 'Jetzt erhältlich',
    text: (name) =>
      `Der Artikel, auf den du wartest, ist jetzt erhältlich: ${name}. Wir haben ihn nicht für dich reserviert.`,
    link: 'Zum Artikel',
    last: 'Das war die einzige E-Mail zu diesem Artikel. Du musst nichts abbestellen.',
    others: 'Das war die einzige E-Mail zu diesem Artikel. Du wartest noch auf andere Artikel:',
    endOther: (name) => `Benachrichtigung abbestellen: ${name}`,
  },
}
