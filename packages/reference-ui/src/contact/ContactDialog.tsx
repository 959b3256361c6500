import type { Contact } from '@cairn/core/content'
import { useShop } from '../app/ShopContext.tsx'
import { type ContactMessages, useContactMessages } from '../messages/contact/index.ts'
import { type ContactFormMessages, useContactFormMessages } from '../messages/contactForm/index.ts'
import { useMessages } from '../messages/index.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import styles from './ContactDialog.module.css'
import { ContactForm } from './ContactForm.tsx'
import { ContactList } from './ContactList.tsx'
import { formLanguage } from './forms.ts'
import { useContactForm } from './useContactForm.ts'

export interface ContactDialogProps {
  readonly open: boolean
  /** Null while the menus cannot be read: the form is there all the same. */
  readonly contact: Contact | null
  /** The page to chat in, checked; null where the shop has none. */
  readonly chatUrl: string | null
  readonly onClose: () => void
}

interface LoadedProps extends ContactDialogProps {
  readonly words: ContactMessages
  readonly formWords: ContactFormMessages
}

/** What the page in the frame may do. It comes from another origin, so its own scripts and cookies are no danger to this page. */
const SANDBOX =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads'

/** Whom to ask, over any page: a chat where the shop has one, telephone with its hours, email, and the contact form of the site. */
export default function ContactDialog(props: ContactDialogProps) {
  const { site } = useShop()
  const words = useContactMessages(site.hreflang)
  const formWords = useContactFormMessages(formLanguage(site))
  if (words === null || formWords === null) return null
  return <Loaded {...props} words={words} formWords={formWords} />
}

/** Stays while the dialog is closed, and keeps what was typed. */
function Loaded({ open, contact, chatUrl, onClose, words, formWords }: LoadedProps) {
  const { site } = useShop()
  const { common, footer, search } = useMessages()
  const state = useContactForm(formWords)
  const language = formLanguage(site)
  const lang = language === site.hreflang ? undefined : language
  const form = <ContactForm words={formWords} state={state} />
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={state.status === 'stored' ? state.reset : undefined}
      title={chatUrl === null ? footer.contact : footer.chat}
      closeLabel={common.close}
    >
      {chatUrl === null ? null : (
        <>
          <iframe
            className={styles.chat}
            title={footer.chat}
            src={chatUrl}
            sandbox={SANDBOX}
            referrerPolicy="strict-origin"
          />
          <p className={styles.note}>
            <TextLink href={chatUrl} target="_blank" rel="noopener">
              {words.openChat}
            </TextLink>
          </p>
        </>
      )}
      {contact === null ? null : <ContactList contact={{ ...contact, formUrl: null }} />}
      <div lang={lang}>
        {chatUrl === null ? (
          <>
            <h3 className={styles.heading}>{formWords.title}</h3>
            {form}
          </>
        ) : (
          <Disclosure summary={formWords.title} level={3}>
            {form}
          </Disclosure>
        )}
      </div>
      <p className={styles.note}>{search.contactFormNote}</p>
    </Dialog>
  )
}
