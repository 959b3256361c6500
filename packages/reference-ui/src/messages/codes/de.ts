import type { CodesMessages } from './index.ts'

export const messages: CodesMessages = {
  label: 'Gutschein- oder Geschenkkartencode',
  apply: 'Einlösen',
  required: 'Bitte gib einen Code ein.',
  applied: (name) => `Eingelöst: ${name}`,
  failed: 'Der Code konnte nicht geprüft werden. Bitte versuche es noch einmal.',
  tooMany: 'Zu viele Versuche. Bitte warte ein paar Minuten.',
  problems: {
    unknown_coupon: () => 'Diesen Code kennen wir nicht. Bitte prüfe die Schreibweise.',
    coupon_expired: () => 'Dieser Gutschein ist abgelaufen.',
    coupon_not_yet_valid: (fact) =>
      fact === '' ? 'Dieser Gutschein gilt noch nicht.' : `Dieser Gutschein gilt ab ${fact}.`,
    coupon_minimum: (fact, missing) =>
      fact === ''
        ? 'Deine Bestellung erreicht den Mindestwert dieses Gutscheins nicht.'
        : `Dieser Gutschein gilt ab einem Warenwert von ${fact}.${missing && ` Dir fehlen noch ${missing}.`}`,
    coupon_used_up: () => 'Dieser Gutschein kann nicht mehr eingelöst werden.',
    coupon_needs_sign_in: () => 'Melde dich an, um diesen Gutschein einzulösen.',
    coupon_already_applied: () => 'Dieser Gutschein ist schon eingelöst.',
    only_one_coupon: () => 'Pro Bestellung gilt nur ein Gutschein. Entferne zuerst den anderen.',
    unknown_gift_card: () => 'Diesen Code kennen wir nicht. Bitte prüfe die Schreibweise.',
    gift_card_empty: () => 'Auf dieser Geschenkkarte ist kein Guthaben mehr.',
    gift_card_wrong_currency: (fact) =>
      fact === ''
        ? 'Diese Geschenkkarte hat eine andere Währung und gilt hier nicht.'
        : `Diese Geschenkkarte lautet auf ${fact} und gilt hier nicht.`,
    gift_card_already_applied: () => 'Diese Geschenkkarte ist schon eingelöst.',
    too_many_gift_cards: (fact) =>
      fact === ''
        ? 'Für diese Bestellung kannst du keine weitere Geschenkkarte einlösen.'
        : `Pro Bestellung kannst du höchstens ${fact} Geschenkkarten einlösen.`,
  },
  noticed: {
    reduced: (name, count) => `${name}: nur ${count} auf Lager`,
    lineRemoved: (name) =>
      name === ''
        ? 'Ein Artikel ist nicht mehr erhältlich und wurde aus dem Warenkorb entfernt'
        : `Nicht mehr erhältlich und aus dem Warenkorb entfernt: ${name}`,
    priceChanged: (name) =>
      name === '' ? 'Ein Preis in deinem Warenkorb hat sich geändert' : `Der Preis hat sich geändert: ${name}`,
    couponRemoved: 'Ein Gutschein gilt nicht mehr und wurde entfernt',
    other: 'Dein Warenkorb wurde aktualisiert',
  },
}
