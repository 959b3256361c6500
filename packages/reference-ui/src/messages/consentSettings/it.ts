import type { ConsentSettingsMessages } from './index.ts'

export const messages: ConsentSettingsMessages = {
  title: 'Impostazioni dei cookie',
  explanation: 'Scegli quali dati il negozio può salvare. Puoi cambiare idea in qualsiasi momento.',
  privacyControl:
    'Il tuo browser ci chiede di non vendere né condividere i tuoi dati (Global Privacy Control). Lo rispettiamo: prestazioni e pubblicità restano disattivate.',
  save: 'Salva la scelta',
  alwaysOn: 'Sempre attivi',
  staysOff: 'Disattivati',
  necessary: 'Strettamente necessari',
  necessaryText: 'Salvano il carrello, il Paese e l’accesso. Senza questi cookie il negozio non funziona.',
  analytics: 'Prestazioni',
  analyticsText: 'Contano le visite, le ricerche e gli articoli aggiunti al carrello.',
  functional: 'Funzionali',
  functionalText: 'Ricordano la tua taglia e i prodotti che hai visto o confrontato.',
  targeting: 'Pubblicità',
  targetingText: 'Permettono ad altri siti di mostrarti i prodotti che hai visto qui.',
}
