/** Returns the slug of an address such as `/trail-jacket/`. */
export const slugOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '').replace(/^\/+|\/+$/g, '')
