/** Texts of the size finder. English is the source language. */
export const messages = {
  findSize: 'Find my size',
  privacy: 'Your measurements stay on this page. We neither store nor send them.',
  table: 'Sizes for',
  women: 'Women',
  men: 'Men',
  heightCm: 'Height in cm',
  heightIn: 'Height in inches',
  feetHint: 'You can also enter feet and inches, such as 5\u00a0ft 6\u00a0in.',
  label: { chest: 'Chest', waist: 'Waist', hip: 'Hip' },
  labelIn: { cm: (what: string) => `${what} in cm`, in: (what: string) => `${what} in inches` },
  optional: (label: string) => `${label} (optional)`,
  hint: {
    chest: 'Measure at the widest point and keep the tape loose. Without a tape, choose the size you usually wear.',
    waist:
      'Measure where the waistband sits and keep the tape loose. Without a tape, choose the size you usually wear.',
    hip: 'Measure at the widest point and keep the tape loose.',
  },
  /** The girths inside a sentence. */
  girth: { chest: 'chest', waist: 'waist', hip: 'hip measurement' },
  enterLength: (range: string, example: string) => `Enter a measurement in the range ${range}, such as ${example}.`,
  heightExampleCm: '170 or 1.70\u00a0m',
  heightExampleIn: '66 or 5\u00a0ft 6\u00a0in',
  usualSize: 'Size you usually wear (optional)',
  unknown: 'I don’t know',
  wantedFit: 'Between two sizes, how should it fit?',
  closeFit: 'Close',
  regularFit: 'Regular',
  looseFit: 'Loose',
  suggest: 'Suggest a size',
  suggestion: (size: string) => `We suggest ${size}.`,
  cm: (range: string) => `${range}\u00a0cm`,
  in: (range: string) => `${range} inches`,
  fits: (size: string, girth: string, range: string) => `${size} fits a ${girth} of ${range}.`,
  unmeasured: (size: string, girth: string, range: string) =>
    `Without your ${girth} measurement, we go by the size you usually wear. Our ${size} fits a ${girth} of ${range}.`,
  split: (waist: string, hip: string, size: string) =>
    `Your waist measurement suggests ${waist}, your hip measurement ${hip}. ${size} has room for both.`,
  between: (size: string, other: string) => `You are between ${size} and ${other}.`,
  close: (size: string, other: string) =>
    `${size} fits more closely, as you prefer; to wear a thick layer underneath, choose ${other}.`,
  loose: (size: string, other: string) =>
    `${size} fits more loosely, as you prefer; for a closer fit, choose ${other}.`,
  tall: (size: string, other: string) => `At your height, ${size} is long enough; for a closer fit, choose ${other}.`,
  short: (size: string, other: string) =>
    `At your height, the length of ${size} is right; for a looser fit, choose ${other}.`,
  usual: (size: string, other: string) => `${size} is the size you usually wear; if it does not fit, try ${other}.`,
  measured: (size: string, other: string) => `${size} is the safer choice; if it does not fit, try ${other}.`,
  outside: (size: string, girth: string, range: string) =>
    `Our sizes fit a ${girth} of ${range}. ${size} is closest to your measurement, but it may not fit.`,
  soldOutIn: (size: string, color: string, others: string) =>
    `${size} is sold out in ${color}, but available in ${others}.`,
  soldOut: (size: string) => `${size} is sold out. Choose it to get an email when it is back.`,
  choose: (size: string) => `Choose ${size}`,
}
