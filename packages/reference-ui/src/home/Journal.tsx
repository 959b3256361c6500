import { useHref } from '../app/shop/ShopContext.tsx'
import type { JournalMessages } from '../messages/journal/index.ts'
import { type StoryKey, storyPath } from '../stories/storyPages.ts'
import { storyTeasers } from '../stories/storyTeasers.ts'
import { TextLink } from '../ui/button/TextLink.tsx'
import { Band } from '../ui/layout/Page.tsx'
import { SectionHead } from '../ui/layout/SectionHead.tsx'
import { Scene } from '../ui/picture/Scene.tsx'
import styles from './Journal.module.css'

/** The picture of each story. The jacket by the lake is already in the section above. */
const SCENES: Readonly<Record<StoryKey, string>> = {
  'hut-to-hut': 'dawn',
  'rain-on-the-coast': 'coast',
  'repairing-a-jacket': 'repair',
}

/** The stories of the journal: a picture, the title as a link, and a short text. */
export function Journal({ words }: { readonly words: JournalMessages }) {
  const href = useHref()
  return (
    <Band>
      <SectionHead title={words.title} />
      <div className={styles.notes}>
        {storyTeasers(words).map(({ story, title, text }) => (
          <article key={story} className={styles.note}>
            <Scene file={`${SCENES[story]}-16x9`} sizes="(width >= 48em) 33vw, 100vw" />
            <h3>
              <TextLink href={href(storyPath(story))}>{title}</TextLink>
            </h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </Band>
  )
}
