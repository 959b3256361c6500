import type { Home } from '@cairn/core/content'
import { useContentHref } from '../content/useContentHref.ts'
import { LinkButton } from '../ui/button/LinkButton.tsx'
import { Scene } from '../ui/picture/Scene.tsx'
import styles from './Story.module.css'

/** The shop's values: a picture of a jacket being mended, and a list of facts. */
export function Story({ heading, text, facts, link }: Home['story']) {
  const href = useContentHref()(link.url)
  return (
    <section className={styles.story}>
      <Scene file="mend-1x1" sizes="(width >= 64em) 50vw, 100vw" />
      <div className={styles.copy}>
        <h2>{heading}</h2>
        <p>{text}</p>
        <dl>
          {facts.map((fact) => (
            <div key={fact.term}>
              <dt>{fact.term}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
        {href === null ? null : (
          <LinkButton look="outline" href={href}>
            {link.title}
          </LinkButton>
        )}
      </div>
    </section>
  )
}
