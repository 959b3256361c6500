import type { Home } from '@cairn/core/content'
import { useContentHref } from '../content/useContentHref.ts'
import { LinkButton } from '../ui/button/LinkButton.tsx'
import { Wrap } from '../ui/layout/Page.tsx'
import styles from './Hero.module.css'

/** The hero of the home page: a landscape with enough sky for a short text. */
export function Hero({ heading, text, primary, secondary }: Home['hero']) {
  const contentHref = useContentHref()
  const primaryHref = contentHref(primary.url)
  const secondaryHref = contentHref(secondary?.url ?? null)
  return (
    <section className={styles.hero}>
      <img className={styles.land} src="/scenery/hero.svg" alt="" width="1600" height="900" fetchPriority="high" />
      <Wrap className={styles.copy}>
        <h1>{heading}</h1>
        <p>{text}</p>
        <div className={styles.acts}>
          {primaryHref === null ? null : <LinkButton href={primaryHref}>{primary.title}</LinkButton>}
          {secondary === null || secondaryHref === null ? null : (
            <LinkButton look="outline" className={styles.second} href={secondaryHref}>
              {secondary.title}
            </LinkButton>
          )}
        </div>
      </Wrap>
    </section>
  )
}
