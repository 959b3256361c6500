import { readFilterWords } from './readFilterWords.ts'

/** Returns the rest of a query and its filters in one line: `jacket | priceTo 30000 | warmth 4,5`. */
export const readLine = (language: Parameters<typeof readFilterWords>[0], query: string): string => {
  const reading = readFilterWords(language, query)
  if (reading === null) return 'none'
  const filters = reading.found.flatMap(({ filters }) => Object.entries(filters).map((pair) => pair.join(' ')))
  return [reading.rest, ...filters].join(' | ')
}
