/** Returns each noun behind each word that can stand before it: "a woman", "my woman", "a wife", "my wife". */
export const eachWith = (before: readonly string[], nouns: readonly string[]): readonly string[] =>
  nouns.flatMap((noun) => before.map((word) => `${word} ${noun}`))

/** Returns each noun alone and behind each article: "men", "the men". */
export const withArticles = (articles: readonly string[], nouns: readonly string[]): readonly string[] => [
  ...nouns,
  ...eachWith(articles, nouns),
]
