import { preload } from 'react-dom'
import type { PictureProps } from './Picture.tsx'

/**
 * Preloads the first picture of a page from the head of the HTML, because React by itself preloads only an `<img>`
 * outside `<picture>`. In the browser the call does nothing, because a client render inserts the picture at once.
 */
export const preloadPicture = ({ src, sources = [], sizes }: Pick<PictureProps, 'src' | 'sources' | 'sizes'>): void => {
  if (!import.meta.env.SSR || src === null) return
  const [best] = sources
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(best && { type: best.type, imageSrcSet: best.srcSet, imageSizes: sizes }),
  })
}
