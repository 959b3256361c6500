import type { Contact, Home } from '@cairn/core/content'
import { definePage } from '../app/page.ts'
import { useShop } from '../app/ShopContext.tsx'
import { countryName } from '../country/names.ts'
import { useMessages } from '../messages/index.ts'
import { loadServiceMessages, type ServiceMessages } from '../messages/service/index.ts'
import { SearchHelp } from '../search/SearchHelp.tsx'
import { Wrap } from '../ui/Page.tsx'
import styles from './Service.module.css'

interface ServicePageData {
  readonly repair: Home['story']
  readonly contact: Contact | null
  readonly words: ServiceMessages
}

/** Where menus lead that speak of repair, shipping, returns and whom to ask: each is a part with an anchor of its own. */
function Service({ repair, contact, words }: ServicePageData) {
  const { site } = useShop()
  const { header, product } = useMessages()
  return (
    <Wrap className={styles.page}>
      <h1>{header.service}</h1>
      <section id="repair" className={styles.part}>
        <h2>{repair.heading}</h2>
        <p>{repair.text}</p>
        <dl>
          {repair.facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section id="shipping" className={styles.part}>
        <h2>{words.shipping}</h2>
        {site.storeSource === 'EU' ? (
          <p>{product.standardShippingFree(countryName(site.countryCode, site.hreflang))}</p>
        ) : null}
        <p>{words.shippingText}</p>
      </section>
      <section id="returns" className={styles.part}>
        <h2>{words.returns}</h2>
        <p>{product.shippingText}</p>
        <p>{words.returnsText}</p>
      </section>
      {contact === null ? null : (
        <section id="contact" className={styles.part}>
          <SearchHelp contact={contact} level={2} />
        </section>
      )}
    </Wrap>
  )
}

export default definePage({
  path: '/service',
  load: async ({ gateways, site, signal }) => {
    const [home, menus, words] = await Promise.all([
      gateways.content.home({ signal }),
      gateways.content.menus({ signal }).catch(() => null),
      loadServiceMessages(site.hreflang),
    ])
    return { data: { repair: home.story, contact: menus?.contact ?? null, words } }
  },
  head: ({ data: { words }, messages }) => ({ title: messages.header.service, description: words.shippingText }),
  Component: ({ data }) => <Service {...data} />,
})
