const VIEWS = ['front', 'back', 'detail'] as const

/** The URL of a product picture as SVG, in one colour. */
export const pictureUrl = (slug: string, color: string, view: (typeof VIEWS)[number] = 'front'): string =>
  `/media/${slug}/${color}/${view}.svg`

/** The URL of the pre-rendered picture for a product card. */
export const cardPictureUrl = (slug: string, color: string): string => `/media/${slug}/${color}/front-400.webp`

export const pictureUrls = (slug: string, color: string) =>
  VIEWS.map((view) => ({ view, url: pictureUrl(slug, color, view) }))
