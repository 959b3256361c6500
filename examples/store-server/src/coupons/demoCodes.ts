import { issueGiftCard } from '../giftCards/giftCards.repository.ts'
import type { Context } from '../vertical.ts'
import { addCoupon } from './coupons.repository.ts'
import type { coupons } from './coupons.schema.ts'

/** Coupons that show each rule. Like the demo accounts they are public, so a real shop starts without them. */
const DEMO_COUPONS: readonly (typeof coupons.$inferInsert)[] = [
  {
    code: 'SUMMIT10',
    names: {
      en: '10% off the new season',
      de: '10 % zum Saisonstart',
      fr: '10 % de remise sur la nouvelle saison',
      es: '10 % de descuento por la nueva temporada',
      it: '10% di sconto sulla nuova stagione',
      pt: '10% de desconto na nova coleção',
    },
    stores: ['EU', 'US'],
    percent: 10,
  },
  {
    code: 'TRAIL20',
    names: {
      en: '{amount} off orders of {minimum} or more',
      de: '{amount} Nachlass ab {minimum}',
      fr: '{amount} de remise dès {minimum} d’achat',
      es: '{amount} de descuento en pedidos desde {minimum}',
      it: '{amount} di sconto per ordini da {minimum}',
      pt: '{amount} de desconto em compras a partir de {minimum}',
    },
    stores: ['EU'],
    amounts: { EUR: 2000, GBP: 2000, CHF: 2000 },
    minimums: { EUR: 15_000, GBP: 15_000, CHF: 15_000 },
  },
  {
    code: 'SIERRA25',
    names: { en: '{amount} off orders of {minimum} or more' },
    stores: ['US'],
    amounts: { USD: 2500 },
    minimums: { USD: 20_000 },
  },
  {
    code: 'WELCOME15',
    names: {
      en: '15% off for new customers',
      de: '15 % zum Einstieg',
      fr: '15 % de remise de bienvenue',
      es: '15 % de descuento de bienvenida',
      it: '15% di sconto per i nuovi clienti',
      pt: '15% de desconto de boas-vindas',
    },
    stores: ['EU', 'US'],
    percent: 15,
    customerLimit: 1,
  },
  {
    code: 'ALPINE20',
    names: {
      en: '20% off your order',
      de: '20 % auf deine Bestellung',
      fr: '20 % de remise sur votre commande',
      es: '20 % de descuento en tu pedido',
      it: '20% di sconto sul tuo ordine',
      pt: '20% de desconto na sua encomenda',
    },
    stores: ['EU', 'US'],
    percent: 20,
  },
  {
    code: 'SUMMER25',
    names: { en: '25% off in summer', de: '25 % im Sommer' },
    stores: ['EU', 'US'],
    percent: 25,
    validUntil: new Date('2025-09-01T00:00:00Z'),
  },
  {
    code: 'ALPS2099',
    names: { en: '20% off in winter', de: '20 % im Winter' },
    stores: ['EU', 'US'],
    percent: 20,
    validFrom: new Date('2099-12-01T00:00:00Z'),
  },
]

/** Gift cards of each currency: one that pays a part, one that pays whole orders, and an empty one. */
const DEMO_GIFT_CARDS = [
  { code: '5H3J-WQ8R-2NBX-7K2M', currency: 'EUR', balanceMinor: 5000 },
  { code: 'T9CD-4LMZ-8YVP-3FQA', currency: 'EUR', balanceMinor: 100_000 },
  { code: 'K6RW-9GXT-5BPD-2HNV', currency: 'EUR', balanceMinor: 0 },
  { code: 'M4ZP-7CKE-3WTJ-8RQH', currency: 'GBP', balanceMinor: 5000 },
  { code: 'D8VN-2JXF-6LRB-9TCW', currency: 'CHF', balanceMinor: 5000 },
  { code: 'X3FB-8MHQ-4KGY-6PZT', currency: 'USD', balanceMinor: 5000 },
  { code: 'R7LC-5TWN-9DJV-4XEK', currency: 'USD', balanceMinor: 100_000 },
] as const

/** Adds the demo codes. Codes that exist stay as they are, with their uses and balances. */
export async function addDemoCodes({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  for (const coupon of DEMO_COUPONS) await addCoupon(database, coupon)
  for (const card of DEMO_GIFT_CARDS) await issueGiftCard(database, { ...card, now: new Date(clock.now()) })
}
