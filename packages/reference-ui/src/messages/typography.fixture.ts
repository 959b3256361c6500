/** Characters that the typography of a language does not use. */
export const strangers: Readonly<Record<string, RegExp>> = {
  // French has a narrow no-break space inside « » and before : ; ! ?
  fr: /["'“”„]|(?<!\u202f)[:;!?»]|«(?!\u202f)/,
  // A no-break space stands only between a number, or the range in its place, and a unit.
  es: /["'“”„\u202f]|(?<![\d}>])\u00a0/,
  it: /["'“”„\u202f]|(?<![\d}>])\u00a0/,
  pt: /["'“”„\u202f]|(?<![\d}>])\u00a0/,
  de: /["'”«»]/,
}
