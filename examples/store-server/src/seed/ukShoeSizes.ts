/** British shoe sizes by European size, as in the size guide of the storefront. Women and men have the same ones. */
const SHOES: Readonly<Record<string, string>> = {
  37: '4',
  38: '5',
  39: '5½',
  40: '6½',
  41: '7',
  42: '8',
  43: '9',
  44: '9½',
  45: '10½',
  46: '11',
}

/** British sock sizes by European size, as in the size guide of the storefront. */
const SOCKS: Readonly<Record<string, string>> = {
  '36-38': '3½–5',
  '39-41': '5½–7½',
  '42-44': '8–9½',
  '45-47': '10½–12',
}

// On a narrow button the label breaks after the slash only.
const labelFor = (key: string, size: string | undefined): string | undefined =>
  size === undefined ? undefined : `EU\u00a0${key.replace('-', '–')}\u00a0/ UK\u00a0${size}`

/**
 * Returns the label of a shoe size in English for Europe, such as "EU 42 / UK 8". Shoppers in the United Kingdom and
 * Ireland look for the British size, those in the other countries for the European one.
 */
export const ukShoeSize = (key: string): string | undefined => labelFor(key, SHOES[key])

/** Returns the label of a sock size in English for Europe, such as "EU 42–44 / UK 8–9½". */
export const ukSockSize = (key: string): string | undefined => labelFor(key, SOCKS[key])
