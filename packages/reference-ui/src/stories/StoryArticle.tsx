import { useHref } from '../app/shop/ShopContext.tsx'
import { breadcrumbLinks, breadcrumbsTo } from '../content/breadcrumbs.ts'
import { useMessages } from '../messages/index.ts'
import { LinkButton } from '../ui/button/LinkButton.tsx'
import { TextLink } from '../ui/button/TextLink.tsx'
import { Wrap } from '../ui/layout/Page.tsx'
import { Breadcrumbs } from '../ui/navigation/Breadcrumbs.tsx'
import { Scene } from '../ui/picture/Scene.tsx'
import type { StoryData } from './loadStory.ts'
import styles from './StoryArticle.module.css'
import type { StorySection } from './story.types.ts'
import { STORY_LINKS } from './storyLinks.ts'
import { type StoryKey, storyPath } from './storyPages.ts'
import { STORY_SCENES } from './storyScenes.ts'

interface StoryArticleProps {
  readonly story: StoryKey
  readonly text: StoryData
}

/** A story: a landscape, the text with a picture of the equipment, links to products, and the next story. */
export function StoryArticle({ story, text }: StoryArticleProps) {
  const { title, lead, sections, caption, links, linksTitle, nextTitle, next } = text
  const { common } = useMessages()
  const href = useHref()
  const { top, wideTop, figure } = STORY_SCENES[story]
  const crumbs = breadcrumbsTo([{ name: title, path: storyPath(story) }], common.shopName)
  const [first, ...others] = sections
  return (
    <Wrap className={styles.page}>
      <Breadcrumbs label={common.breadcrumbs} crumbs={breadcrumbLinks(crumbs, href)} />
      <article className={styles.story}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.wide}>
          <Scene file={top} wideFile={wideTop} sizes="100vw" priority />
        </div>
        {first && <Section {...first} />}
        <figure className={styles.wide}>
          <Scene file={figure} sizes="(width >= 64em) 54rem, 100vw" />
          <figcaption>{caption}</figcaption>
        </figure>
        {others.map((section) => (
          <Section key={section.heading} {...section} />
        ))}
        <section>
          <h2>{linksTitle}</h2>
          <ul className={styles.links}>
            {STORY_LINKS[story].map((path, index) => (
              <li key={path}>
                <LinkButton look="outline" href={href(path)}>
                  {links[index]}
                </LinkButton>
              </li>
            ))}
          </ul>
        </section>
      </article>
      <section className={styles.next}>
        <Scene file={STORY_SCENES[next.story].top} sizes="(width >= 48em) 40vw, 100vw" />
        <div>
          <p>{nextTitle}</p>
          <h2>
            <TextLink href={href(storyPath(next.story))}>{next.title}</TextLink>
          </h2>
          <p>{next.text}</p>
        </div>
      </section>
    </Wrap>
  )
}

function Section({ heading, paragraphs, items }: StorySection) {
  return (
    <section>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items && (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
