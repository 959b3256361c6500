/** Characters that the typography of a language does not use. */
export const strangers: Readonly<Record<string, RegExp>> = {
  // French has a narrow no-break space inside « » and before : ; ! ?
  fr: /["'“”„]|(?<!\u202f)[:;!?»]|«(?!\u202f)/,
  es: /["'“”„]|[\u00a0\u202f]/,
  it: /["'“”„]|[\u00a0\u202f]/,
  pt: /["'“”„]|[\u00a0\u202f]/,
  de: /["'”«»]/,
}
