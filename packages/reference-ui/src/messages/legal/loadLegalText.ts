import type { LegalText } from '../../legal/legal.types.ts'
import type { LegalPage } from '../../legal/legalPages.ts'

const files = import.meta.glob<{ readonly text: LegalText }>('./{en,de,fr,es,it,pt}/*.ts')

/** Loads the text of a page about the company in the language of a site. */
export const loadLegalText = async (page: LegalPage, language: string): Promise<LegalText> => {
  const load = files[`./${language}/${page}.ts`]
  if (!load) throw new Error(`There is no text of ${page} in ${language}`)
  return (await load()).text
}
