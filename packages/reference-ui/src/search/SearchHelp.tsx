import type { Contact } from '@cairn/core/content'
import { ContactList } from '../contact/ContactList.tsx'
import { useMessages } from '../messages/index.ts'
import styles from './NoResults.module.css'

/** Contact details for a search without results: phone number, email address and the site's contact form. */
export function SearchHelp({ contact, level }: { readonly contact: Contact; readonly level: 2 | 3 }) {
  const { search: words } = useMessages()
  const Heading = `h${level}` as const
  return (
    <div>
      <Heading className={styles.subheading}>{words.help}</Heading>
      <ContactList contact={contact} />
    </div>
  )
}
