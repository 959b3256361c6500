import type { ConsentMessages } from './index.ts'

export const messages: ConsentMessages = {
  label: 'Cookies',
  announcement: 'Dieser Shop fragt, welche Cookies du erlaubst. Du kannst jederzeit antworten.',
  text: 'Dürfen wir zählen, wie der Shop genutzt wird, um ihn besser zu machen? Ohne dein Ja wird nichts gezählt.',
  choose: 'Auswählen',
  acceptAll: 'Alle erlauben',
  onlyNecessary: 'Nur notwendige',
  title: 'Cookie-Einstellungen',
  explanation: 'Du entscheidest, was sich der Shop merken darf. Du kannst es hier jederzeit ändern.',
  privacyControl:
    'Dein Browser bittet uns, deine Daten nicht zu verkaufen oder weiterzugeben (Global Privacy Control). Wir halten uns daran: Leistung und Werbung bleiben aus.',
  save: 'Auswahl speichern',
  alwaysOn: 'Immer an',
  necessary: 'Unbedingt notwendig',
  necessaryText: 'Merkt sich deinen Warenkorb, dein Land und deine Anmeldung. Ohne das gibt es keinen Shop.',
  analytics: 'Leistung',
  analyticsText:
    'Zählt Besuche, Suchen und was in Warenkörbe gelegt wird, und lässt den Anbieter unserer Bewertungen mitzählen.',
  functional: 'Funktion',
  functionalText: 'Merkt sich Einstellungen, die den Shop bequemer machen.',
  targeting: 'Werbung',
  targetingText: 'Erlaubt anderen Websites, dir zu zeigen, was du dir hier angesehen hast.',
}
