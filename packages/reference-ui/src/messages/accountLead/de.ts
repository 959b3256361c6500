import type { AccountLeadMessages } from './index.ts'

export const messages: AccountLeadMessages = {
  dashboard:
    'Verfolge deine Bestellungen, schicke etwas zurück oder ändere deine Daten, dein Passwort und deine Wunschliste.',
  order: 'Was du bestellt hast, wo das Paket ist und wie du etwas zurückschickst.',
}
