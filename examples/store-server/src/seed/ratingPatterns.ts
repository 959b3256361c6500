import type { InsulationKey } from './insulation.ts'
import type { Language } from './keys.ts'

type NamedKey = InsulationKey | 'membrane' | 'sealedSeams'

/** How each language names what a rating depends on. */
export const RATING_PATTERNS: Readonly<Record<Language, Readonly<Record<NamedKey, RegExp>>>> = {
  en: {
    filling: /\bfilling\b|fill power|down traceable/i,
    pile: /deep pile|pile fleece/i,
    fleece: /(grid|brushed) on the inside|grid fleece/i,
    wool: /\bmerino\b|wool\b/i,
    lining: /warm pile lining/i,
    membrane: /membrane/i,
    sealedSeams: /seams taped|taped seams/i,
  },
  de: {
    filling: /füllung|daune/i,
    pile: /hohe Flor|plüsch/i,
    fleece: /gitterstruktur|innen aufgeraut/i,
    wool: /(?<!baum)wolle\b|merino/i,
    lining: /warmes Futter/i,
    membrane: /membran/i,
    sealedSeams: /nähten? getapt|getapten nähten/i,
  },
  fr: {
    filling: /garnissage|duvet/i,
    pile: /poil épais/i,
    fleece: /quadrillage|maille (fine est )?grattée/i,
    wool: /\blaine\b|mérinos/i,
    lining: /doublure polaire chaude/i,
    membrane: /membrane/i,
    sealedSeams: /coutures étanchées/i,
  },
  es: {
    filling: /relleno|plumón/i,
    pile: /pelo largo/i,
    fleece: /cuadrícula|perchado por dentro/i,
    wool: /\blana\b|merin[ao]/i,
    lining: /forro cálido/i,
    membrane: /membrana/i,
    sealedSeams: /costuras termoselladas/i,
  },
  it: {
    filling: /imbottitura( riciclata| in piuma|:)|\bpiuma\b/i,
    pile: /pelo alto trattiene/i,
    fleece: /griglia|garzato all’interno/i,
    wool: /\blana\b|merino/i,
    lining: /fodera calda/i,
    membrane: /membrana/i,
    sealedSeams: /cuciture nastrate/i,
  },
  pt: {
    filling: /enchimento|penugem/i,
    pile: /pelo alto/i,
    fleece: /grelha interior|cardad[ao] por dentro/i,
    wool: /(?<!\p{L})lã(?!\p{L})|merino/iu,
    lining: /forro felpudo/i,
    membrane: /membrana/i,
    sealedSeams: /costuras seladas/i,
  },
}
