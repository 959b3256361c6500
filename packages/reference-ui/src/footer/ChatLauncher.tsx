import { useMessages } from '../messages/index.ts'
import { ChatIcon } from '../ui/icons.tsx'
import { keepsClear } from '../ui/lowerEdge.ts'
import styles from './ChatLauncher.module.css'

/** The way to the support chat, over every page; there is none without an address (spec section 9). */
export function ChatLauncher({ url }: { readonly url: string | null }) {
  const { common, footer } = useMessages()
  if (url === null) return null
  return (
    <a
      className={styles.launcher}
      ref={keepsClear}
      href={url}
      target="_blank"
      rel="noopener"
      aria-label={`${footer.chat} (${common.opensInNewTab})`}
    >
      <ChatIcon />
      <span className={styles.words}>{footer.chat}</span>
    </a>
  )
}
