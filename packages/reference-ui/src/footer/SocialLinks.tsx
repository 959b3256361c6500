import type { Menus } from '@cairn/core/content'
import { useContentHref } from '../content/useContentHref.ts'
import { useMessages } from '../messages/index.ts'
import iconButton from '../ui/button/IconButton.module.css'
import { ExternalIcon, FacebookIcon, InstagramIcon, YoutubeIcon } from '../ui/picture/icons.tsx'
import styles from './Footer.module.css'

const ICONS = new Map([
  ['instagram', InstagramIcon],
  ['youtube', YoutubeIcon],
  ['facebook', FacebookIcon],
])

/** The links to the shop's social pages, which open in new tabs. */
export function SocialLinks({ social }: Pick<Menus, 'social'>) {
  const hrefOf = useContentHref()
  const { common, footer: words } = useMessages()
  if (social.length === 0) return null
  return (
    <ul className={styles.social} aria-label={words.social}>
      {social.map(({ name, url }) => {
        const address = hrefOf(url)
        const Icon = ICONS.get(name.toLowerCase()) ?? ExternalIcon
        return address === null ? null : (
          <li key={name}>
            <a
              className={iconButton.tool}
              href={address}
              target="_blank"
              rel="noopener"
              aria-label={`${name}, ${common.opensInNewTab}`}
            >
              <Icon size="medium" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
