/** Returns the slug of a URL such as `/trail-jacket/`. */
export const slugOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '').replace(/^\/+|\/+$/g, '')
