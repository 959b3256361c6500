/** A file the browser should fetch before it meets it in the style sheet; the fields are those of `<link rel="preload">`. */
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

/** The reading width and the expanded one of headings, as far as a page in this language (BCP 47) is written with them. */
export const fontsOf = (language: string): readonly FontPreload[] =>
  language === 'en' || language.startsWith('en-') ? basic : accented
