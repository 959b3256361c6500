import type { SizeFinderMessages } from './index.ts'

export const messages: SizeFinderMessages = {
  findSize: 'Trova la mia taglia',
  privacy: 'Le tue misure restano su questa pagina. Non le salviamo e non le inviamo.',
  table: 'Taglie per',
  women: 'Donna',
  men: 'Uomo',
  heightCm: 'Statura in cm',
  heightIn: 'Statura in pollici',
  feetHint: 'Puoi inserire anche piedi e pollici, per esempio 5 piedi 6 pollici.',
  label: { chest: 'Circonferenza torace', waist: 'Circonferenza vita', hip: 'Circonferenza fianchi' },
  labelIn: { cm: (what) => `${what} in cm`, in: (what) => `${what} in pollici` },
  optional: (label) => `${label} (facoltativo)`,
  hint: {
    chest: 'Misura nel punto più largo, senza stringere il metro. Senza metro, scegli la taglia che porti di solito.',
    waist:
      'Misura dove poggia la cintura, senza stringere il metro. Senza metro, scegli la taglia che porti di solito.',
    hip: 'Misura nel punto più largo, senza stringere il metro.',
  },
  girth: { chest: 'circonferenza torace', waist: 'circonferenza vita', hip: 'circonferenza fianchi' },
  enterLength: (range, example) => `Inserisci una misura (${range}), per esempio ${example}.`,
  heightExampleCm: '170 o 1,70\u00a0m',
  heightExampleIn: '66 o 5 piedi 6 pollici',
  usualSize: 'La taglia che porti di solito (facoltativo)',
  unknown: 'Non lo so',
  wantedFit: 'Tra due taglie, come deve vestire?',
  closeFit: 'Aderente',
  regularFit: 'Regolare',
  looseFit: 'Comodo',
  suggest: 'Suggerisci una taglia',
  suggestion: (size) => `Ti consigliamo ${size}.`,
  cm: (range) => `${range}\u00a0cm`,
  in: (range) => `${range} pollici`,
  fits: (size, girth, range) => `${size} va bene per una ${girth} di ${range}.`,
  unmeasured: (size, girth, range) =>
    `Senza la ${girth} ci basiamo sulla taglia che porti di solito. La nostra ${size} va bene per una ${girth} di ${range}.`,
  split: (waist, hip, size) =>
    `Per la vita ti corrisponde ${waist}, per i fianchi ${hip}. ${size} è abbastanza ampia per entrambi.`,
  between: (size, other) => `Sei tra ${size} e ${other}.`,
  close: (size, other) =>
    `${size} veste più aderente, come piace a te; per indossare uno strato pesante sotto, scegli ${other}.`,
  loose: (size, other) => `${size} veste più comodo, come piace a te; per un capo più aderente, scegli ${other}.`,
  tall: (size, other) => `Per la tua statura ${size} è abbastanza lunga; per un capo più aderente, scegli ${other}.`,
  short: (size, other) =>
    `Per la tua statura la lunghezza della ${size} è giusta; per un capo più comodo, scegli ${other}.`,
  usual: (size, other) => `${size} è la taglia che porti di solito; se non va bene, prova ${other}.`,
  measured: (size, other) => `${size} è la scelta più sicura; se non va bene, prova ${other}.`,
  outside: (size, girth, range) =>
    `Le nostre taglie vanno bene per una ${girth} di ${range}. ${size} è la più vicina alla tua misura, ma potrebbe non andare bene.`,
  soldOutIn: (size, color, others) => `${size} è esaurita in ${color}, ma disponibile in ${others}.`,
  soldOut: (size) => `${size} è esaurita. Scegli questa taglia per ricevere un’e-mail quando torna disponibile.`,
  choose: (size) => `Scegli ${size}`,
}
