import type { Contact, Home } from '@cairn/core/content'
import type { ShippingOption } from '@cairn/core/shipping'
import { definePage } from '../app/routing/page.ts'
import { useHref, useShop } from '../app/shop/ShopContext.tsx'
import { useMoney } from '../app/shop/useFormats.ts'
import { contactPath } from '../contact/contactPath.ts'
import { countryName } from '../country/names.ts'
import { deliveryName } from '../delivery/deliveryName.ts'
import { isInEea } from '../legal/eea.ts'
import { factsOf } from '../legal/facts/countries.ts'
import { legalPath } from '../legal/legalPages.ts'
import { loadDeliveryMessages } from '../messages/delivery/index.ts'
import { useMessages } from '../messages/index.ts'
import { loadServiceMessages, type ServiceMessages } from '../messages/service/index.ts'
import { SearchHelp } from '../search/SearchHelp.tsx'
import { LinkButton } from '../ui/button/LinkButton.tsx'
import { TextLink } from '../ui/button/TextLink.tsx'
import { Wrap } from '../ui/layout/Page.tsx'
import styles from './Service.module.css'

interface Delivery extends Pick<ShippingOption, 'id' | 'name'> {
  readonly rate: number
}

/** Returns the enabled shipping methods with a known rate, without free-shipping offers. */
const deliveriesOf = (options: readonly ShippingOption[]): readonly Delivery[] =>
  options.flatMap(({ id, name, rate, enabled, type }) =>
    enabled && type !== 'freeshipping' && rate !== null ? [{ id, name, rate }] : [],
  )

/**
 * The texts of the page as plain strings. Page data travels as JSON, which cannot contain functions, so the server
 * formats the sentences with the facts of the country.
 */
type FormattedMessages = { readonly [Key in keyof ServiceMessages]: string }

interface ServicePageData {
  readonly repair: Home['story']
  readonly contact: Contact | null
  /** Shipping methods within the country of the site, with rates in minor units. Empty if unknown. */
  readonly deliveries: readonly Delivery[]
  readonly words: FormattedMessages
}

/**
 * The service page, the target of the menu links for repair, shipping, returns and contact, and of searches for an order. Each section has its own
 * anchor.
 */
function Service({ repair, contact, deliveries, words }: ServicePageData) {
  const { site } = useShop()
  const hrefOf = useHref()
  const { account, cart, header, product } = useMessages()
  const money = useMoney()
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
        {deliveries.length === 0 ? (
          <p>{words.shippingText}</p>
        ) : (
          <>
            <p>{words.shippingTo}</p>
            <dl>
              {deliveries.map(({ id, name, rate }) => (
                <div key={id}>
                  <dt>{name}</dt>
                  <dd>{rate === 0 ? cart.free : money({ amount: rate, currency: site.currency })}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </section>
      <section id="order" className={styles.part}>
        <h2>{words.order}</h2>
        <p>{words.orderText}</p>
        <p>{words.orderAccount}</p>
        <p>
          <TextLink href={hrefOf('/account/orderhistory')}>{account.orderHistory}</TextLink>
        </p>
        <p>{words.orderLost}</p>
        <p>
          <LinkButton look="outline" href={`/orders/resend/${site.prefix}`}>
            {words.orderAgain}
          </LinkButton>
        </p>
        <p>{words.orderHelp}</p>
        <p>
          <TextLink href={hrefOf(contactPath(site))}>{words.writeToUs}</TextLink>
        </p>
      </section>
      <section id="returns" className={styles.part}>
        <h2>{words.returns}</h2>
        <p>{product.shippingText}</p>
        <p>{words.returnsCondition}</p>
        <p>{words.returnsText}</p>
        <p>
          <TextLink href={hrefOf(`${legalPath('shipping')}#returns`)}>{words.howToReturn}</TextLink>
        </p>
        <p>
          <LinkButton look="outline" href={`/orders/return/${site.prefix}`}>
            {isInEea(site.countryCode) ? words.withdrawHere : words.returnItems}
          </LinkButton>
        </p>
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
    const [home, menus, options, words, names] = await Promise.all([
      gateways.content.home({ signal }),
      gateways.content.menus({ signal }).catch(() => null),
      // If the shipping methods fail to load, the page says where to find the prices.
      gateways.shipping.options(site.countryCode, { signal }).catch(() => []),
      loadServiceMessages(site.hreflang),
      loadDeliveryMessages(site.hreflang),
    ])
    const shippingTo = words.shippingTo(countryName(site.countryCode, site.hreflang))
    const returnsCondition = words.returnsCondition(factsOf(site.countryCode).withdrawalDays.value)
    return {
      data: {
        repair: home.story,
        contact: menus?.contact ?? null,
        deliveries: deliveriesOf(options).map((option) => ({ ...option, name: deliveryName(option.name, names) })),
        words: { ...words, shippingTo, returnsCondition },
      },
    }
  },
  head: ({ data: { words }, messages }) => ({ title: messages.header.service, description: words.shippingText }),
  Component: ({ data }) => <Service {...data} />,
})
