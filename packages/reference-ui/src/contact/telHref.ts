/** Returns the `tel:` link of a number, without its spaces and brackets. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
