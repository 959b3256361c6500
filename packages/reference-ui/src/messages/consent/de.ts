import type { ConsentMessages } from './index.ts'

export const messages: ConsentMessages = {
  label: 'Cookies',
  announcement: 'Bitte wähle, welche Cookies du erlaubst. Du kannst das jederzeit ändern.',
  text: 'Wir möchten Besuche auswerten, uns deine Größe und angesehene oder verglichene Produkte merken und auf anderen Websites werben. Das geschieht nur mit deiner Einwilligung.',
  choose: 'Auswahl anpassen',
  acceptAll: 'Alle erlauben',
  onlyNecessary: 'Nur notwendige',
}
