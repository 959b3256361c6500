import type { Contact } from '@cairn/core/content'
import { useContentHref } from '../content/useContentHref.ts'
import { useMessages } from '../messages/index.ts'
import { FormIcon, MailIcon } from '../search/helpIcons.tsx'
import { PhoneIcon } from '../ui/picture/icons.tsx'
import styles from './ContactList.module.css'
import { telHref } from './telHref.ts'

/** Lists the available contact options: telephone, email, and the contact form of the site. */
export function ContactList({ contact: { phone, hours, email, formUrl } }: { readonly contact: Contact }) {
  const { search: words } = useMessages()
  const formHref = useContentHref()(formUrl)
  return (
    <ul className={styles.list}>
      {phone === null ? null : (
        <li>
          <a href={telHref(phone)}>
            <PhoneIcon size="medium" />
            <b>
              {words.callUs} <span className={styles.number}>{phone}</span>
            </b>
            <small>{hours === null ? words.tollFree : `${words.tollFree}, ${hours}`}</small>
          </a>
        </li>
      )}
      {email === null ? null : (
        <li>
          <a href={`mailto:${email}`}>
            <MailIcon size="medium" />
            <b>{words.email}</b>
            <small>{email}</small>
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
  )
}
