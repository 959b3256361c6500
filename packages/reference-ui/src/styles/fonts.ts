/** A file the browser should fetch before it meets it in the style sheet; the fields are those of `<link rel="preload">`. */
export interface FontPreload {
  readonly href: string
  readonly as: 'font'
  readonly type: 'font/woff2'
  readonly crossOrigin: 'anonymous'
}

/** The reading width; every page preloads it. */
export const textFont: FontPreload = {
  href: '/fonts/archivo-text.woff2',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
}

/** The expanded width of headings; pages with a hero preload it as well. */
export const wideFont: FontPreload = { ...textFont, href: '/fonts/archivo-display.woff2' }
