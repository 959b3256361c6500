import type { DeliveryMessages } from './index.ts'

export const messages: DeliveryMessages = {
  delivery: (dates) => `Livraison : ${dates}`,
  soldOutLeft:
    'Les articles en rupture de stock ne font pas partie de la commande. Le total sans eux s’affiche à l’étape suivante.',
  notDelivered: (country) => `Nous ne livrons pas cet article dans le pays choisi (${country}).`,
  freeReturns: 'Retours gratuits pendant 30 jours',
  payment: (brands) => `Paiement : ${brands}`,
  testPayment: 'Paiement test : rien n’est débité',
  standard: 'Standard',
  express: 'Express',
}
