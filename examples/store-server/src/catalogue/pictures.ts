const VIEWS = ['front', 'back', 'detail'] as const

/** Returns the URL of a product picture as SVG, in the given colour and view. */
export const pictureUrl = (slug: string, color: string, view: (typeof VIEWS)[number] = 'front'): string =>
  `/media/${slug}/${color}/${view}.svg`

/** Returns the URL of the pre-rendered picture for a product card, in the given colour and view. */
export const cardPictureUrl = (slug: string, color: string, view: (typeof VIEWS)[number] = 'front'): string =>
  `/media/${slug}/${color}/${view}-400.webp`

export const pictureUrls = (slug: string, color: string) =>
  VIEWS.map((view) => ({ view, url: pictureUrl(slug, color, view) }))
