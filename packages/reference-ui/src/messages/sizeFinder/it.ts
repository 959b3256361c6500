import type { SizeFinderMessages } from './index.ts'

export const messages: SizeFinderMessages = {
  findSize: 'Trova la mia taglia',
  privacy: 'Le tue misure restano su questa pagina. Non le salviamo e non le inviamo.',
  table: 'Taglie per',
  women: 'Donna',
  men: 'Uomo',
  heightCm: 'Statura in cm',
  heightIn: 'Statura in pollici',
  feetHint: '5 piedi e 6 pollici sono 66 pollici.',
  chestCm: 'Circonferenza torace in cm',
  chestIn: 'Circonferenza torace in pollici',
  chestHint: 'Misura nel punto più largo, senza stringere il metro. Senza metro, scegli la taglia che porti di solito.',
  enterLength: (range) => `Inserisci un numero. Valori possibili: ${range}.`,
  usualSize: 'La taglia che porti di solito (facoltativo)',
  unknown: 'Non lo so',
  wantedFit: 'Come deve vestire?',
  closeFit: 'Aderente',
  regularFit: 'Regolare',
  looseFit: 'Comodo',
  suggest: 'Suggerisci una taglia',
  suggestion: (size) => `Ti consigliamo ${size}.`,
  cm: (range) => `${range} cm`,
  in: (range) => `${range} pollici`,
  fits: (size, range) => `${size} va bene per una circonferenza torace di ${range}.`,
  unmeasured: (size, range) =>
    `Senza la circonferenza torace ci basiamo sulla taglia che porti di solito. La nostra ${size} va bene per una circonferenza torace di ${range}.`,
  between: (size, other) => `Sei tra ${size} e ${other}.`,
  close: (size, other) =>
    `${size} veste più aderente, come piace a te; per indossare uno strato pesante sotto, scegli ${other}.`,
  loose: (size, other) => `${size} veste più comodo, come piace a te; per un capo più aderente, scegli ${other}.`,
  tall: (size, other) => `Per la tua statura ${size} è abbastanza lunga; per un capo più aderente, scegli ${other}.`,
  short: (size, other) =>
    `Per la tua statura la lunghezza della ${size} è giusta; per un capo più comodo, scegli ${other}.`,
  usual: (size, other) => `${size} è la taglia che porti di solito; se non va bene, prova ${other}.`,
  chest: (size, other) => `${size} è la scelta più sicura; se non va bene, prova ${other}.`,
  outside: (size, range) =>
    `Le nostre taglie vanno bene per una circonferenza torace di ${range}. ${size} è la più vicina alla tua misura, ma potrebbe non andare bene.`,
  choose: (size) => `Scegli ${size}`,
}
