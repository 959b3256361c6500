/** Returns the colon between a label and its value in a language (BCP 47 tag). French has a narrow no-break space before it. */
export const colonOf = (language: string): string => (/^fr\b/.test(language) ? '\u202f: ' : ': ')
