/** A font file that the browser preloads, with the fields of `<link rel="preload">`. */
export interface FontPreload {
  readonly href: string
  readonly as: 'font'
  readonly type: 'font/woff2'
  readonly crossOrigin: 'anonymous'
}

const font = (name: string): FontPreload => ({
  href: `/fonts/archivo-${name}.woff2`,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
})

const basic = [font('text-basic'), font('display-basic')]
const accented = [...basic, font('text-latin'), font('display-latin')]

/** Returns the text and heading fonts to preload for a page in this language (BCP 47). */
export const fontsOf = (language: string): readonly FontPreload[] =>
  language === 'en' || language.startsWith('en-') ? basic : accented
