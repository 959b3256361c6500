import type { MailMessages } from './en.ts'

export const de: MailMessages = {
  demo: 'Dieser Shop dient nur zur Demonstration: Es fließt kein Geld, und nichts wird verschickt.',
  questions: 'Hast du eine Frage?',
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
      `Wir haben deine Bestellung ${number} erhalten. Sobald sie unterwegs ist, schreiben wir dir wieder.`,
    link: 'Bestellung ansehen',
    linkNote: 'Der Link öffnet deine Bestellung ohne Passwort. Bitte leite diese E-Mail nicht weiter.',
    returns: (days) =>
      `Die Rückgabe ist ${days} Tage nach der Zustellung kostenlos. Du kannst sie auf der Seite deiner Bestellung anmelden.`,
    withdrawal: (days) =>
      `Du kannst diesen Vertrag bis ${days} Tage nach der Zustellung ohne Angabe von Gründen widerrufen. Die Schaltfläche dafür findest du auf der Seite deiner Bestellung.`,
  },
  orderShipped: {
    subject: (number) => `Deine Bestellung ${number} ist unterwegs`,
    title: 'Deine Bestellung ist unterwegs',
    text: (number) => `Wir haben deine Bestellung ${number} dem Versand übergeben.`,
    delivery: 'Versand',
    tracking: 'Sendungsnummer',
    link: 'Sendung verfolgen',
  },
  withdrawal: {
    subject: (number) => `Dein Widerruf zur Bestellung ${number}`,
    title: 'Wir haben deinen Widerruf erhalten',
    text: 'Diese E-Mail bestätigt, was du uns geschickt hast und wann. Bitte bewahre sie auf.',
    next: 'Bitte schicke die Artikel innerhalb von 14 Tagen zurück. Wir erstatten dir innerhalb von 14 Tagen, was du bezahlt hast, samt den Kosten des Standardversands. Damit dürfen wir warten, bis die Artikel zurück sind.',
  },
  returning: {
    subject: (number) => `Deine Rückgabe zur Bestellung ${number}`,
    title: 'Wir haben deine Rückgabe notiert',
    text: 'Diese E-Mail bestätigt, was du zurückgeben möchtest und wann du es uns geschrieben hast.',
    next: 'Bitte schicke die Artikel innerhalb von 14 Tagen zurück. Wir erstatten sie, sobald sie bei uns sind.',
  },
  itemsReceived: {
    subject: (number) => `Deine Artikel aus Bestellung ${number} sind bei uns`,
    title: 'Als Nächstes kommt deine Erstattung',
    text: (number) =>
      `Die Artikel, die du aus Bestellung ${number} zurückgibst, sind bei uns. Wir erstatten dir innerhalb von 14 Tagen, was du dafür bezahlt hast, und zwar so, wie du bezahlt hast.`,
  },
  refunded: {
    subject: (number) => `Deine Erstattung zur Bestellung ${number}`,
    title: 'Wir haben dir das Geld erstattet',
    text: (number) =>
      `Wir haben dir erstattet, was du für die zurückgegebenen Artikel aus Bestellung ${number} bezahlt hast, und zwar so, wie du bezahlt hast. Bei deiner Bank kann es einige Tage dauern.`,
  },
  message: {
    subject: 'Wir haben deine Nachricht erhalten',
    title: 'Danke für deine Nachricht',
    text: 'Deine Nachricht ist angekommen. Wir antworten dir per E-Mail.',
    notYou: 'Wenn du uns nicht geschrieben hast, kannst du diese E-Mail ignorieren.',
  },
  notAsked: 'Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren. Es kommt dann nichts mehr.',
  unsubscribe: 'Abmelden',
  newsletter: {
    subject: 'Bitte bestätige den Newsletter',
    title: 'Noch ein Schritt zum Newsletter',
    text: 'Bitte bestätige, dass wir den Newsletter an diese Adresse schicken dürfen.',
    link: 'Bestätigen',
  },
  stock: {
    subject: (name) => `Sollen wir dir schreiben? ${name}`,
    title: 'Noch ein Schritt zur Nachricht',
    text: (name) => `Bitte bestätige, dass wir dir schreiben dürfen, sobald dieser Artikel erhältlich ist: ${name}.`,
    link: 'Bestätigen',
  },
  back: {
    subject: (name) => `Wieder da: ${name}`,
    title: 'Wieder auf Lager',
    text: (name) => `Du wolltest es wissen: ${name} ist wieder erhältlich. Wir haben nichts für dich zurückgelegt.`,
    link: 'Zum Artikel',
    last: 'Das war die einzige E-Mail zu diesem Artikel. Du musst dich nicht abmelden.',
  },
}
