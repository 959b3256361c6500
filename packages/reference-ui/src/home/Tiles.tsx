import type { Home } from '@cairn/core/content'
import { useContentHref } from '../content/useContentHref.ts'
import { cardPicture } from '../product/gallery/pictures.ts'
import { Anchor } from '../ui/button/Anchor.tsx'
import { classes } from '../ui/classes.ts'
import { Band } from '../ui/layout/Page.tsx'
import { SectionHead } from '../ui/layout/SectionHead.tsx'
import { ArrowIcon } from '../ui/picture/icons.tsx'
import { Picture } from '../ui/picture/Picture.tsx'
import styles from './Tiles.module.css'

/** The category tiles, the first one large. */
export function Tiles({ heading, tiles }: { readonly heading: string; readonly tiles: Home['tiles'] }) {
  const contentHref = useContentHref()
  return (
    <Band>
      <SectionHead title={heading} />
      <ul className={styles.tiles}>
        {tiles.map(({ title, url, images }, index) => {
          const href = contentHref(url)
          const isLarge = index === 0
          return href === null ? null : (
            <li key={url} className={classes(isLarge && styles.large)}>
              <Anchor href={href} className={styles.tile}>
                <span className={styles.label}>
                  {title}
                  <ArrowIcon />
                </span>
                {images.slice(0, isLarge ? 2 : 1).map((image) => (
                  <Picture
                    key={image}
                    {...cardPicture(image)}
                    className={styles.garment}
                    shape="free"
                    sizes={isLarge ? '(min-width: 48rem) min(36vw, 34.5rem), 72vw' : '(min-width: 48rem) 16vw, 31vw'}
                  />
                ))}
              </Anchor>
            </li>
          )
        })}
      </ul>
    </Band>
  )
}
