import type { Contact, Home } from '@cairn/core/content'
import { definePage } from '../app/page.ts'
import { useShop } from '../app/ShopContext.tsx'
import { countryName } from '../country/names.ts'
import { useMessages } from '../messages/index.ts'
import { SearchHelp } from '../search/SearchHelp.tsx'
import { Wrap } from '../ui/Page.tsx'
import styles from './Service.module.css'

interface ServicePageData {
  readonly repair: Home['story']
  readonly contact: Contact | null
}

/** Where menus lead that speak of repair (`#repair`), shipping and returns (`#shipping`). */
function Service({ repair, contact }: ServicePageData) {
  const { site } = useShop()
  const { header, product: words } = useMessages()
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
          <p>{words.standardShippingFree(countryName(site.countryCode, site.hreflang))}</p>
        ) : null}
        <p>{words.shippingText}</p>
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
  load: async ({ gateways, signal }) => {
    const [home, menus] = await Promise.all([
      gateways.content.home({ signal }),
      gateways.content.menus({ signal }).catch(() => null),
    ])
    return { data: { repair: home.story, contact: menus?.contact ?? null } }
  },
  head: ({ messages }) => ({ title: messages.header.service }),
  Component: ({ data }) => <Service {...data} />,
})
