import { usePrivacy } from '../consent/PrivacyContext.ts'
import { useMessages } from '../messages/index.ts'
import styles from './Footer.module.css'

/** The way back to the choice that was made at the first visit. Without a script there is none to change, for nothing is then tracked. */
export function CookieSettings() {
  const { openSettings } = usePrivacy()
  const { footer: words } = useMessages()
  return (
    <button type="button" className={styles.settings} aria-haspopup="dialog" onClick={openSettings}>
      {words.cookieSettings}
    </button>
  )
}
