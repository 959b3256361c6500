import type { CodesMessages } from './index.ts'

export const messages: CodesMessages = {
  label: 'Codice sconto o della carta regalo',
  apply: 'Applica',
  required: 'Inserisci un codice.',
  applied: (name) => `Applicato: ${name}`,
  failed: 'Non è stato possibile verificare il codice. Riprova.',
  tooMany: 'Troppi tentativi. Attendi qualche minuto.',
  problems: {
    unknown_coupon: () => 'Non conosciamo questo codice. Controlla che sia scritto correttamente.',
    coupon_expired: () => 'Questo codice sconto è scaduto.',
    coupon_not_yet_valid: (fact) =>
      fact === '' ? 'Questo codice sconto non è ancora valido.' : `Questo codice sconto è valido dal ${fact}.`,
    coupon_minimum: (fact) =>
      fact === ''
        ? 'Il tuo ordine non raggiunge il minimo di questo codice sconto.'
        : `Questo codice sconto vale per acquisti di almeno ${fact}.`,
    coupon_used_up: () => 'Questo codice sconto è esaurito.',
    coupon_needs_sign_in: () => 'Accedi per usare questo codice sconto.',
    coupon_already_applied: () => 'Questo codice sconto è già applicato.',
    only_one_coupon: () => 'Un solo codice sconto per ordine. Rimuovi prima l’altro.',
    unknown_gift_card: () => 'Non conosciamo questo codice. Controlla che sia scritto correttamente.',
    gift_card_empty: () => 'Il credito di questa carta regalo è esaurito.',
    gift_card_wrong_currency: (fact) =>
      fact === ''
        ? 'Questa carta regalo è in un’altra valuta e non si può usare qui.'
        : `Questa carta regalo è in ${fact} e non si può usare qui.`,
    gift_card_already_applied: () => 'Questa carta regalo è già applicata.',
    too_many_gift_cards: (fact) =>
      fact === '' ? 'Non si possono usare altre carte regalo.' : `Al massimo ${fact} carte regalo per ordine.`,
  },
  noticed: {
    reduced: (name, count) => `${name}: solo ${count} disponibili`,
    lineRemoved: (name) =>
      name === ''
        ? 'Un articolo non è più disponibile ed è stato rimosso dal carrello'
        : `Non più disponibile e rimosso dal carrello: ${name}`,
    priceChanged: (name) => (name === '' ? 'Un prezzo nel carrello è cambiato' : `Il prezzo è cambiato: ${name}`),
    couponRemoved: 'Un codice sconto non vale più ed è stato rimosso',
    other: 'Il negozio ha modificato il carrello',
  },
}
