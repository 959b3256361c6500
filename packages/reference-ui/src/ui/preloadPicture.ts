import { preload } from 'react-dom'
import type { PictureProps } from './Picture.tsx'

/**
 * Names the first picture of a page at the start of its HTML, so that the browser asks for it before it has read as far as its place. React does so by
 * itself for a plain `<img>`, not in a `<picture>`. For the server: a browser that draws a page itself meets the picture at once.
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
