import type { ReturnStepsMessages } from './index.ts'

export const messages: ReturnStepsMessages = {
  announce:
    'Öffne deine Bestellung oder nimm den Link unten und wähle, was du zurückschickst. Wir bestätigen es sofort per E-Mail.',
  pack: 'Pack die Artikel mit ihren Etiketten ein, am besten in den Karton, in dem sie kamen. Anprobieren wie im Laden ist in Ordnung.',
  slip: 'Druck den Rücksendeschein von der Seite deiner Bestellung oder aus unserer E-Mail und leg ihn ins Paket. Ohne Drucker genügt ein Zettel mit Name und Bestellnummer.',
  label: 'Kleb das Adressetikett vom Schein auf das Paket oder schreib unsere Rücksendeadresse darauf.',
  customs: 'Wähle auf der Zollerklärung „Warenrücksendung“.',
  send: (days) =>
    `Schick das Paket binnen ${days} Tagen nach deiner Nachricht mit einem Paketdienst deiner Wahl ab und heb den Beleg auf.`,
  postage:
    'Die Rücksendung ist kostenlos: Schick uns ein Foto des Belegs, dann erstatten wir auch das Porto eines Standardpakets.',
  refund:
    'Wir erstatten dir binnen 14 Tagen nach deiner Nachricht, was du für die Artikel bezahlt hast, auch den Standardversand, auf dem Weg, auf dem du bezahlt hast. Wir dürfen warten, bis die Artikel hier sind oder du zeigst, dass du sie abgeschickt hast.',
  address: 'Rücksendeadresse',
  howTo: 'So schickst du Artikel zurück',
}
