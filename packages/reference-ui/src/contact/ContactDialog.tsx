import type { Contact } from '@cairn/core/content'
import { useShop } from '../app/shop/ShopContext.tsx'
import { type ContactMessages, useContactMessages } from '../messages/contact/index.ts'
import { type ContactFormMessages, useContactFormMessages } from '../messages/contactForm/index.ts'
import { useMessages } from '../messages/index.ts'
import { TextLink } from '../ui/button/TextLink.tsx'
import { Disclosure } from '../ui/navigation/Disclosure.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import styles from './ContactDialog.module.css'
import { ContactForm } from './ContactForm.tsx'
import { ContactList } from './ContactList.tsx'
import { formLanguage } from './forms.ts'
import { useContactForm } from './useContactForm.ts'

export interface ContactDialogProps {
  readonly open: boolean
  /** Null if the menus failed to load. The form works without contact details. */
  readonly contact: Contact | null
  /** The validated URL of the chat page; null if the shop has no chat. */
  readonly chatUrl: string | null
  readonly onClose: () => void
}

interface LoadedProps extends ContactDialogProps {
  readonly words: ContactMessages
  readonly formMessages: ContactFormMessages
}

/** The permissions of the chat frame. `allow-same-origin` is safe here, because the frame comes from another origin. */
const SANDBOX =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads'

/** The contact dialog: the chat if the shop has one, telephone with hours, email, and the contact form of the site. */
export default function ContactDialog(props: ContactDialogProps) {
  const { site } = useShop()
  const words = useContactMessages(site.hreflang)
  const formMessages = useContactFormMessages(formLanguage(site))
  if (words === null || formMessages === null) return null
  return <Loaded {...props} words={words} formMessages={formMessages} />
}

/** The content of the dialog. It stays mounted while the dialog is closed, so that it keeps the typed text. */
function Loaded({ open, contact, chatUrl, onClose, words, formMessages }: LoadedProps) {
  const { site } = useShop()
  const { common, footer, search } = useMessages()
  const state = useContactForm(formMessages)
  const language = formLanguage(site)
  const lang = language === site.hreflang ? undefined : language
  const form = <ContactForm words={formMessages} state={state} />
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
            <h3 className={styles.heading}>{formMessages.title}</h3>
            {form}
          </>
        ) : (
          <Disclosure summary={formMessages.title} level={3}>
            {form}
          </Disclosure>
        )}
      </div>
      <p className={styles.note}>{search.contactFormNote}</p>
    </Dialog>
  )
}
