import { useId, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import styles from './Footer.module.css'
import { NewsletterForm } from './NewsletterForm.tsx'

/** The letters of the shop: a form in a row from 768 px on, below a button that opens a form of its own. */
export function Newsletter() {
  const { footer: words } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <section className={styles.newsletter} aria-labelledby={id}>
      <h2 id={id}>{words.newsletterTitle}</h2>
      <p>{words.newsletterText}</p>
      <div className={styles.wide}>
        <NewsletterForm />
      </div>
      <div className={styles.small}>
        {isOpen ? (
          <NewsletterForm focused />
        ) : (
          <Button wide aria-expanded={false} onClick={() => setIsOpen(true)}>
            {words.signMeUp}
          </Button>
        )}
      </div>
    </section>
  )
}
