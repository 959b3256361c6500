/** The link that calls a number, which people write with blanks and brackets. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
