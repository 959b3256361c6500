import { classes } from './classes.ts'
import { Mark } from './Mark.tsx'
import styles from './Picture.module.css'

/** One format of a picture; the browser takes the first it can read. */
export interface PictureSource {
  /** `image/avif`, `image/webp`. */
  readonly type: string
  /** Addresses with their widths, as in `srcset`. */
  readonly srcSet: string
  /** The windows that take it, as a media query. Default: all. */
  readonly media?: string | undefined
}

/** A picture on the stone backdrop. */
export interface PictureProps {
  /** The file every browser can read; null when there is no picture: the frame then holds the shop's stones, and nothing is fetched. */
  readonly src: string | null
  readonly sources?: readonly PictureSource[] | undefined
  /** How wide it will be shown, as in `sizes`. */
  readonly sizes?: string | undefined
  /** What it shows; empty (default) where a name stands beside it. */
  readonly alt?: string | undefined
  /** Of the frame. Default `portrait` 4 : 5. */
  readonly shape?: 'portrait' | 'square' | 'landscape' | 'free' | undefined
  /** `whole` keeps the garment clear of the edge (default), `cover` fills the frame (details, landscapes). */
  readonly fit?: 'whole' | 'cover' | undefined
  /** The largest picture of the first screen: fetched before all others and not lazily. */
  readonly priority?: boolean | undefined
  readonly className?: string | undefined
}

/** A picture in a frame of fixed shape, so that nothing moves when it arrives. */
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
        // The proportion of the shop's pictures: it keeps their place even where the style sheet is late.
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

/** Sources of a garment's view from its address without width and ending, `/media/ridgeline/spruce/front`: AVIF and WebP at 160, 400, 640, 800 px. */
export function garmentPicture(base: string): { src: string; sources: readonly PictureSource[] } {
  const sources = bakedTypes.map((ending) => ({
    type: `image/${ending}`,
    srcSet: bakedWidths.map((width) => `${base}-${width}.${ending} ${width}w`).join(', '),
  }))
  return { src: `${base}-400.webp`, sources }
}
