const ENDINGS = ['', 'e', 'er', 'es', 'en', 'em']

/** Returns each German adjective without an ending and with each of its endings: "eng", "enge", "enger". */
export const inflected = (...adjectives: readonly string[]): readonly string[] =>
  adjectives.flatMap((adjective) => ENDINGS.map((ending) => `${adjective}${ending}`))
