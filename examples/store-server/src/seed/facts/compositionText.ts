import type { ContentLanguage, MaterialKey } from '../keys.ts'
import { WORDS } from '../words/index.ts'
import { COMPOSITIONS, type Piece } from './compositions.ts'
import { clothWeightIn, percentIn } from './figures.ts'

/** Writes the composition of a material as on its label: each piece with the shares of its fibres. */
export function compositionText(material: MaterialKey, language: ContentLanguage): string {
  const { pieces, clothWeight, denier, fillPower } = COMPOSITIONS[material]
  const { fibres, pieces: names } = WORDS[language].facts
  const colon = language === 'fr' ? '\u202f:' : ':'
  const written = ({ piece, shares }: Piece): string => {
    const list = shares.map(([fibre, percent]) => `${percentIn(language, percent)} ${fibres[fibre]}`).join(', ')
    return piece === undefined ? list : `${names[piece]}${colon} ${list}`
  }
  return [
    pieces.map(written).join('. '),
    ...(denier === undefined ? [] : [`${denier} den`]),
    ...(clothWeight === undefined ? [] : [clothWeightIn(language, clothWeight)]),
    ...(fillPower === undefined ? [] : [`${fillPower}\u00a0cuin`]),
  ].join(', ')
}
