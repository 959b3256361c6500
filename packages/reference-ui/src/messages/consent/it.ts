import type { ConsentMessages } from './index.ts'

export const messages: ConsentMessages = {
  label: 'Cookie',
  announcement: 'Scegli quali cookie consentire. Puoi farlo in qualsiasi momento.',
  text: 'Possiamo misurare come viene usato il negozio, per migliorarlo? Senza il tuo consenso non misuriamo nulla.',
  choose: 'Scegli',
  acceptAll: 'Accetta tutti',
  onlyNecessary: 'Solo necessari',
}
