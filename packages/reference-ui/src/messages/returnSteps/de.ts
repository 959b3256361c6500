import type { ReturnStepsMessages } from './index.ts'

export const messages: ReturnStepsMessages = {
  announce:
    'Öffne deine Bestellung mit dem Link in unserer E-Mail oder in deinem Konto und wähle, was du zurückschickst. Wenn du die ganze Bestellung zurückgibst, genügt auch der Link unten. Wir bestätigen dir die Rückgabe sofort per E-Mail.',
  pack: 'Pack die Artikel mit ihren Etiketten ein, am besten in den Karton, in dem sie kamen.',
  slip: 'Druck den Rücksendeschein von der Seite deiner Bestellung oder aus unserer E-Mail und leg ihn ins Paket. Ohne Drucker genügt ein Zettel mit Name und Bestellnummer.',
  label: 'Kleb das Adressetikett vom Schein auf das Paket oder schreib unsere Rücksendeadresse darauf.',
  customs: 'Wähle auf der Zollerklärung „Warenrücksendung“.',
  send: (days) =>
    `Schick das Paket innerhalb von ${days} Tagen nach deiner Nachricht mit einem Paketdienst deiner Wahl ab und heb den Beleg auf.`,
  postage:
    'Die Rücksendung ist kostenlos: Schick uns per E-Mail ein Foto des Belegs, dann erstatten wir auch das Porto eines Standardpakets.',
  refund:
    'Wir erstatten dir innerhalb von 14 Tagen nach deiner Nachricht, was du für die Artikel und den Standardversand bezahlt hast, und zwar so, wie du bezahlt hast. Wir dürfen warten, bis die Artikel bei uns sind oder du nachweist, dass du sie abgeschickt hast.',
  address: 'Rücksendeadresse',
  howTo: 'So schickst du Artikel zurück',
}
