import { expect, test } from 'vitest'
import { GENDERS, LANGUAGES } from '../seed/keys.ts'
import { WORDS } from '../seed/words/index.ts'
import { valueLabel } from './facets.words.ts'

test.each(LANGUAGES)(
  'in %s a filter says for whom in the words of the products, and never "all" for both',
  (language) => {
    const said = GENDERS.map((gender) => valueLabel(language, gender))
    expect(said).toEqual(GENDERS.map((gender) => WORDS[language].labels.genders[gender]))
    expect(said.at(-1)).toMatch(/^unis/i)
  },
)
