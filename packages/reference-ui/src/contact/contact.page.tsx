import type { Contact } from '@cairn/core/content'
import { NeedsScript } from '../app/NeedsScript.tsx'
import { definePage, notFound, redirect } from '../app/page.ts'
import { useShop } from '../app/ShopContext.tsx'
import { type ContactMessages, loadContactMessages } from '../messages/contact/index.ts'
import { type ContactFormMessages, loadContactFormMessages } from '../messages/contactForm/index.ts'
import { useMessages } from '../messages/index.ts'
import { Wrap } from '../ui/Page.tsx'
import styles from './Contact.module.css'
import { ContactForm } from './ContactForm.tsx'
import { ContactList } from './ContactList.tsx'
import { contactPath } from './contactPath.ts'
import { formLanguage, isContactPath } from './forms.ts'
import { useContactForm } from './useContactForm.ts'

interface ContactPageData {
  readonly contact: Contact | null
  readonly words: ContactMessages
  readonly formWords: ContactFormMessages
}

/** How to reach the shop, and the form of the site. Where its language has no form, the English one is marked as English. */
function ContactUs({ contact, words, formWords }: ContactPageData) {
  const { site } = useShop()
  const { footer, search } = useMessages()
  const state = useContactForm(formWords)
  const language = formLanguage(site)
  return (
    <Wrap className={styles.page}>
      <h1>{footer.contact}</h1>
      <p className={styles.text}>{words.text}</p>
      <div className={styles.columns}>
        {contact === null ? null : (
          <section>
            <h2>{search.help}</h2>
            <ContactList contact={{ ...contact, formUrl: null }} />
          </section>
        )}
        <section className={styles.write}>
          <NeedsScript />
          <div lang={language === site.hreflang ? undefined : language}>
            <h2>{formWords.title}</h2>
            <ContactForm words={formWords} state={state} />
          </div>
          <p className={styles.promise}>{search.contactFormNote}</p>
        </section>
      </div>
    </Wrap>
  )
}

export default definePage({
  path: '/contact/:form',
  load: async ({ params: { form }, gateways, site, signal }) => {
    const own = contactPath(site)
    // Another site has another form at its own address; whoever comes from there finds the one of this site.
    if (own !== `/contact/${form}`) return isContactPath(`/contact/${form}`) ? redirect(own) : notFound()
    const [menus, words, formWords] = await Promise.all([
      gateways.content.menus({ signal }).catch(() => null),
      loadContactMessages(site.hreflang),
      loadContactFormMessages(formLanguage(site)),
    ])
    return { data: { contact: menus?.contact ?? null, words, formWords } }
  },
  head: ({ data: { words }, messages }) => ({
    title: messages.footer.contact,
    description: words.text,
    pathOn: contactPath,
  }),
  Component: ({ data }) => <ContactUs {...data} />,
})
