import type { ConsentMessages } from './index.ts'

export const messages: ConsentMessages = {
  label: 'Cookie',
  announcement: 'Questo negozio chiede quali cookie consenti. Puoi rispondere in qualsiasi momento.',
  text: 'Possiamo misurare come viene usato il negozio, per migliorarlo? Prima del tuo sì non si misura nulla.',
  choose: 'Scegli',
  acceptAll: 'Accetta tutti',
  onlyNecessary: 'Solo necessari',
  title: 'Impostazioni dei cookie',
  explanation: 'Decidi tu che cosa il negozio può ricordare. Puoi cambiarlo qui in qualsiasi momento.',
  privacyControl:
    'Il tuo browser ci chiede di non vendere né condividere i tuoi dati (Global Privacy Control). Lo rispettiamo: prestazioni e pubblicità restano disattivate.',
  save: 'Salva la scelta',
  alwaysOn: 'Sempre attivi',
  necessary: 'Strettamente necessari',
  necessaryText: 'Conservano il carrello, il Paese e l’accesso. Senza di loro non c’è negozio.',
  analytics: 'Prestazioni',
  analyticsText:
    'Contano visite, ricerche e prodotti messi nel carrello, e lasciano contare anche chi gestisce le nostre recensioni.',
  functional: 'Funzionali',
  functionalText: 'Ricordano le impostazioni che rendono il negozio più comodo.',
  targeting: 'Pubblicità',
  targetingText: 'Permettono ad altri siti di mostrarti ciò che hai guardato qui.',
}
