const VIEWS = ['front', 'back', 'detail'] as const

/** The address of the live picture of a product in a colour. */
export const pictureUrl = (slug: string, color: string, view: (typeof VIEWS)[number] = 'front'): string =>
  `/media/${slug}/${color}/${view}.svg`

/** The baked picture for a card. */
export const cardPictureUrl = (slug: string, color: string): string => `/media/${slug}/${color}/front-400.webp`

export const pictureUrls = (slug: string, color: string) =>
  VIEWS.map((view) => ({ view, url: pictureUrl(slug, color, view) }))
