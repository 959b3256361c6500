import type { ConsentSettingsMessages } from './index.ts'

export const messages: ConsentSettingsMessages = {
  title: 'Cookie-Einstellungen',
  explanation: 'Du entscheidest, welche Cookies wir verwenden dürfen. Deine Auswahl kannst du hier jederzeit ändern.',
  privacyControl:
    'Dein Browser bittet uns, deine Daten nicht zu verkaufen oder weiterzugeben (Global Privacy Control). Wir halten uns daran: „Statistik“ und „Werbung“ bleiben aus.',
  save: 'Auswahl speichern',
  alwaysOn: 'Immer aktiv',
  staysOff: 'Bleibt aus',
  necessary: 'Unbedingt notwendig',
  necessaryText:
    'Speichert deinen Warenkorb, dein Land und deine Anmeldung. Ohne diese Cookies funktioniert der Shop nicht.',
  analytics: 'Statistik',
  analyticsText: 'Zählt Besuche, Suchen und Artikel in Warenkörben.',
  functional: 'Komfort',
  functionalText: 'Merkt sich deine Größe und die Produkte, die du angesehen oder verglichen hast.',
  targeting: 'Werbung',
  targetingText: 'Damit andere Websites dir Produkte zeigen können, die du hier angesehen hast.',
}
