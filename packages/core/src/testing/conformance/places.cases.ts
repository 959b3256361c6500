import type { ContactMessage } from '../../contact/contact.types.ts'
import { newKey } from './cart.steps.ts'
import { casesOf, check, equal, isMinor, refused } from './check.ts'

export const shippingCases = casesOf(
  'shipping',
  {
    'has the shipping options': async ({ countries: { served }, visitor }) => {
      const options = await visitor().gateways.shipping.options(served, {})
      check(options.length > 0, `there are ways to send a parcel to ${served}`)
      equal(new Set(options.map(({ id }) => id)).size, options.length, 'how many ids are different')
      for (const { minimumSubtotal, name, rate, type } of options) {
        check(name !== '' && type !== '', 'a way has a name and a type', { name, type })
        check(rate === null || (isMinor(rate) && rate >= 0), 'a rate is in whole minor units, or not known', rate)
        check(isMinor(minimumSubtotal), 'a minimum is in whole minor units', minimumSubtotal)
      }
    },
    'has a rate wherever a parcel costs something by the order': async ({ countries, visitor }) => {
      for (const country of [countries.served, countries.alsoServed]) {
        const options = await visitor().gateways.shipping.options(country, {})
        const perOrder = options.filter(({ enabled, type }) => enabled && type === 'perorder')
        check(
          perOrder.every(({ rate }) => rate !== null),
          `what a parcel to ${country} costs is known`,
          perOrder,
        )
      }
    },
    'knows no way to where nothing goes': async ({ countries: { unserved }, visitor }) => {
      equal(await visitor().gateways.shipping.options(unserved, {}), [], `the ways to ${unserved}`)
    },
  },
  'estimates',
)

export const countryCases = casesOf('country', {
  'answers with a country of two letters, or that it does not know': async ({ visitor }) => {
    const country = await visitor().gateways.country.detect({})
    check(country === null || /^[A-Z]{2}$/.test(country), 'a country is two capital letters (ISO 3166-1)', country)
  },
})

/** Creates a valid contact message. */
export const messageFrom = (email: string): ContactMessage => ({
  name: 'Ida Gill',
  email,
  message: 'When is the jacket back in M?',
  website: '',
  key: newKey(),
})

export const contactCases = casesOf('contact', {
  'takes a message, and the same one again': async ({ newUserName, visitor }) => {
    const { contact } = visitor().gateways
    const message = messageFrom(newUserName())
    await contact.send(message, {})
    await contact.send(message, {})
  },
  'takes no message that it cannot answer': async ({ newUserName, visitor }) => {
    const { contact } = visitor().gateways
    await refused(contact.send(messageFrom('nobody'), {}), 'REFUSED', 'a message without an address')
    await refused(
      contact.send({ ...messageFrom(newUserName()), message: ' ' }, {}),
      'REFUSED',
      'a message without words',
    )
  },
})

export const newsletterCases = casesOf('newsletter', {
  'takes an address, and does not reveal whether it knew it': async ({ newUserName, visitor }) => {
    const { newsletter } = visitor().gateways
    const address = newUserName()
    const answers = [await newsletter.subscribe(address, {}), await newsletter.subscribe(address, {})]
    equal(answers[0], answers[1], 'the answer to a new and to a known address')
  },
  'takes nothing that is no address': async ({ visitor }) => {
    await refused(visitor().gateways.newsletter.subscribe('nobody', {}), 'REFUSED', 'what is no address')
  },
})
