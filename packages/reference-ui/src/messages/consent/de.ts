import type { ConsentMessages } from './index.ts'

export const messages: ConsentMessages = {
  label: 'Cookies',
  announcement: 'Bitte wähle, welche Cookies du erlaubst. Du kannst das jederzeit ändern.',
  text: 'Wir möchten messen, wie unser Shop genutzt wird, um ihn zu verbessern. Das geschieht nur mit deiner Einwilligung.',
  choose: 'Auswahl anpassen',
  acceptAll: 'Alle erlauben',
  onlyNecessary: 'Nur notwendige',
}
