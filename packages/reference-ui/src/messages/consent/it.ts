import type { ConsentMessages } from './index.ts'

export const messages: ConsentMessages = {
  label: 'Cookie',
  announcement: 'Scegli quali cookie consentire. Puoi farlo in qualsiasi momento.',
  text: 'Possiamo misurare le visite, ricordare la tua taglia e i prodotti visti o confrontati, e fare pubblicità su altri siti? Solo con il tuo consenso.',
  choose: 'Scegli',
  acceptAll: 'Accetta tutti',
  onlyNecessary: 'Solo necessari',
}
