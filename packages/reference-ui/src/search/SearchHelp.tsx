import type { Contact } from '@cairn/core/content'
import { settings } from '../app/settings.ts'
import { useContentHref } from '../content/useContentHref.ts'
import { useMessages } from '../messages/index.ts'
import { PhoneIcon } from '../ui/icons.tsx'
import { FormIcon, MailIcon } from './helpIcons.tsx'
import styles from './NoResults.module.css'

/** Whom to ask when the search found nothing: by telephone, by email, or through the site's contact form. */
export function SearchHelp({ contact, level }: { readonly contact: Contact; readonly level: 2 | 3 }) {
  const { search: words } = useMessages()
  const formHref = useContentHref()(contact.formUrl)
  const Heading = `h${level}` as const
  return (
    <div>
      <Heading className={styles.subheading}>{words.help}</Heading>
      <ul className={styles.help}>
        {contact.phone === null ? null : (
          <li>
            <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
              <PhoneIcon size="medium" />
              <b>{words.callUs}</b>
              <small>
                {words.tollFree}, {settings.supportHours}
              </small>
            </a>
          </li>
        )}
        {contact.email === null ? null : (
          <li>
            <a href={`mailto:${contact.email}`}>
              <MailIcon size="medium" />
              <b>{words.email}</b>
              <small>{contact.email}</small>
            </a>
          </li>
        )}
        {formHref === null ? null : (
          <li>
            <a href={formHref}>
              <FormIcon size="medium" />
              <b>{words.contactForm}</b>
              <small>{words.contactFormNote}</small>
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
