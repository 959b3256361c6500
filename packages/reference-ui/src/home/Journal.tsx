import { useHref } from '../app/shop/ShopContext.tsx'
import type { JournalMessages } from '../messages/journal/index.ts'
import { TextLink } from '../ui/button/TextLink.tsx'
import { Band } from '../ui/layout/Page.tsx'
import { SectionHead } from '../ui/layout/SectionHead.tsx'
import styles from './Journal.module.css'

/** Two journal notes: a picture, a short text, and a link to suitable clothing. */
export function Journal({ words }: { readonly words: JournalMessages }) {
  const href = useHref()
  const notes = [
    {
      scene: 'dawn',
      title: words.fogTitle,
      text: words.fogText,
      link: words.fogLink,
      path: '/search?filter.activity=hiking',
    },
    {
      scene: 'coast',
      title: words.coastTitle,
      text: words.coastText,
      link: words.coastLink,
      path: '/search?filter.category=jackets',
    },
  ] as const
  return (
    <Band>
      <SectionHead title={words.title} />
      <div className={styles.notes}>
        {notes.map(({ scene, title, text, link, path }) => (
          <article key={scene} className={styles.note}>
            <img src={`/media/scenes/${scene}-16x9.svg`} alt="" width="1600" height="900" loading="lazy" />
            <h3>{title}</h3>
            <p>{text}</p>
            <p>
              <TextLink href={href(path)}>{link}</TextLink>
            </p>
          </article>
        ))}
      </div>
    </Band>
  )
}
