import type { CodesMessages } from './index.ts'

export const messages: CodesMessages = {
  label: 'Codice sconto o carta regalo',
  apply: 'Applica',
  required: 'Inserisci un codice.',
  applied: (name) => `Codice applicato: ${name}`,
  failed: 'Non siamo riusciti a verificare il codice. Riprova.',
  tooMany: 'Troppi tentativi. Attendi qualche minuto.',
  problems: {
    unknown_coupon: () => 'Questo codice non esiste. Controlla di averlo scritto correttamente.',
    coupon_expired: () => 'Questo codice sconto è scaduto.',
    coupon_not_yet_valid: (fact) =>
      fact === '' ? 'Questo codice sconto non è ancora valido.' : `Questo codice sconto è valido dal ${fact}.`,
    coupon_minimum: (fact, missing) =>
      fact === ''
        ? 'Il tuo ordine non raggiunge l’importo minimo per questo codice sconto.'
        : `Questo codice sconto è valido per acquisti di almeno ${fact}.${missing && ` Aggiungi ancora ${missing} per usarlo.`}`,
    coupon_used_up: () => 'Questo codice sconto è già stato utilizzato.',
    coupon_needs_sign_in: () => 'Accedi per usare questo codice sconto.',
    coupon_already_applied: () => 'Questo codice sconto è già applicato.',
    only_one_coupon: () => 'Puoi usare un solo codice sconto per ordine. Rimuovi prima l’altro.',
    unknown_gift_card: () => 'Questo codice non esiste. Controlla di averlo scritto correttamente.',
    gift_card_empty: () => 'Il saldo di questa carta regalo è esaurito.',
    gift_card_wrong_currency: (fact) =>
      fact === ''
        ? 'Questa carta regalo è in un’altra valuta e qui non si può usare.'
        : `Questa carta regalo è in ${fact} e qui non si può usare.`,
    gift_card_already_applied: () => 'Questa carta regalo è già applicata.',
    too_many_gift_cards: (fact) =>
      fact === '' ? 'Non puoi usare altre carte regalo.' : `Puoi usare al massimo ${fact} carte regalo per ordine.`,
  },
  noticed: {
    reduced: (name, count) => `${name}: disponibilità limitata a ${count}`,
    lineRemoved: (name) =>
      name === ''
        ? 'Un articolo non è più disponibile ed è stato rimosso dal carrello'
        : `${name}: non più disponibile, rimosso dal carrello`,
    priceChanged: (name) => (name === '' ? 'Un prezzo nel carrello è cambiato' : `Il prezzo è cambiato: ${name}`),
    couponRemoved: 'Un codice sconto non è più valido per questo carrello ed è stato rimosso',
    other: 'Il negozio ha modificato il carrello',
  },
}
