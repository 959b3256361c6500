import { classes } from '../classes.ts'
import { Mark } from './Mark.tsx'
import styles from './Picture.module.css'

/** One format of a picture. The browser uses the first format that it supports. */
export interface PictureSource {
  /** `image/avif`, `image/webp`. */
  readonly type: string
  /** URLs with their widths, as in `srcset`. */
  readonly srcSet: string
  /** Media query of the viewports that use this source. Default: all. */
  readonly media?: string | undefined
}

/** Props of a picture on a stone-grey background. */
export interface PictureProps {
  /**
   * URL of the fallback file, in a format that every browser can read. If null, the frame shows the shop's logo and
   * sends no request.
   */
  readonly src: string | null
  readonly sources?: readonly PictureSource[] | undefined
  /** Displayed width, in the syntax of the HTML attribute `sizes`. */
  readonly sizes?: string | undefined
  /** Alternative text; empty (default) if a name beside the picture says the same. */
  readonly alt?: string | undefined
  /** Aspect ratio of the frame. Default `portrait` 4 : 5. */
  readonly shape?: 'portrait' | 'square' | 'landscape' | 'free' | undefined
  /** `whole` keeps the garment clear of the edge (default), `cover` fills the frame (details, landscapes). */
  readonly fit?: 'whole' | 'cover' | undefined
  /** Whether this is the largest picture of the first screen; such a picture loads eagerly and with high priority. */
  readonly priority?: boolean | undefined
  readonly className?: string | undefined
}

/** A picture in a frame of fixed aspect ratio, so that its arrival causes no layout shift. */
export function Picture(props: PictureProps) {
  const { src, sources = [], sizes, alt = '', shape = 'portrait', fit = 'whole', priority = false, className } = props
  const frame = classes(styles.frame, styles[shape], fit === 'cover' && styles.cover, className)
  if (src === null) {
    return (
      <span className={classes(frame, styles.blank)}>
        <Mark />
      </span>
    )
  }
  return (
    <picture className={frame}>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        // The aspect ratio of the shop's pictures. It reserves their space even before the style sheet loads.
        width={400}
        height={500}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}

const bakedWidths = [160, 400, 640, 800] as const
const bakedTypes = ['avif', 'webp'] as const

/**
 * Returns the sources of a garment view: AVIF and WebP at 160, 400, 640 and 800 px. `base` is the URL without width and
 * extension, `/media/ridgeline/spruce/front`.
 */
export function garmentPicture(base: string): { src: string; sources: readonly PictureSource[] } {
  const sources = bakedTypes.map((ending) => ({
    type: `image/${ending}`,
    srcSet: bakedWidths.map((width) => `${base}-${width}.${ending} ${width}w`).join(', '),
  }))
  return { src: `${base}-400.webp`, sources }
}
