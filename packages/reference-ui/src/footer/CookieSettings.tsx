import { usePrivacy } from '../consent/PrivacyContext.ts'
import { useMessages } from '../messages/index.ts'
import styles from './Footer.module.css'

/** The button that opens the consent settings. It is hidden without scripts, because nothing is tracked then. */
export function CookieSettings() {
  const { openSettings } = usePrivacy()
  const { footer: words } = useMessages()
  return (
    <button type="button" className={styles.settings} aria-haspopup="dialog" onClick={openSettings}>
      {words.cookieSettings}
    </button>
  )
}
