import type { Contact } from '@cairn/core/content'
import { NeedsScript } from '../app/loading/NeedsScript.tsx'
import { definePage, notFound, redirect } from '../app/routing/page.ts'
import { useShop } from '../app/shop/ShopContext.tsx'
import { loadContactMessages } from '../messages/contact/index.ts'
import { type ContactFormMessages, loadContactFormMessages } from '../messages/contactForm/index.ts'
import { useMessages } from '../messages/index.ts'
import { Wrap } from '../ui/layout/Page.tsx'
import { readAddressRequest } from './addressRequest.ts'
import styles from './Contact.module.css'
import { ContactForm } from './ContactForm.tsx'
import { ContactList } from './ContactList.tsx'
import { contactPath } from './contactPath.ts'
import { formLanguage, isContactPath } from './forms.ts'
import { useContactForm } from './useContactForm.ts'

interface ContactPageData {
  readonly contact: Contact | null
  readonly text: string
  /** The begin of the message; empty unless the customer wants to change the delivery address of an order. */
  readonly draft: string
  readonly formMessages: ContactFormMessages
}

/**
 * The contact page with the form of the site. If the site's language has no form, it shows the English one and marks it
 * as English.
 */
function ContactUs({ contact, text, draft, formMessages }: ContactPageData) {
  const { site } = useShop()
  const { footer, search } = useMessages()
  const state = useContactForm(formMessages, draft)
  const language = formLanguage(site)
  return (
    <Wrap className={styles.page}>
      <h1>{footer.contact}</h1>
      <p className={styles.text}>{text}</p>
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
            <h2>{formMessages.title}</h2>
            <ContactForm words={formMessages} state={state} />
          </div>
          <p className={styles.promise}>{search.contactFormNote}</p>
        </section>
      </div>
    </Wrap>
  )
}

export default definePage({
  path: '/contact/:form',
  load: async ({ params: { form }, gateways, site, signal, url }) => {
    const own = contactPath(site)
    // This path is not the path of this site's form. If another site has its form here, the visitor has probably
    // changed the site, so redirect to the form of the new site.
    if (own !== `/contact/${form}`)
      return isContactPath(`/contact/${form}`) ? redirect(`${own}${url.search}`) : notFound()
    const [menus, words, formMessages] = await Promise.all([
      gateways.content.menus({ signal }).catch(() => null),
      loadContactMessages(site.hreflang),
      loadContactFormMessages(formLanguage(site)),
    ])
    const order = readAddressRequest(url)
    const draft = order === null ? '' : `${words.newAddress(order)}\n\n`
    return { data: { contact: menus?.contact ?? null, text: words.text, draft, formMessages } }
  },
  head: ({ data: { text }, messages }) => ({
    title: messages.footer.contact,
    description: text,
    pathOn: contactPath,
  }),
  Component: ({ data }) => <ContactUs {...data} />,
})
