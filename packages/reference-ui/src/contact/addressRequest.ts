import type { Site } from '../app/shop/sites.ts'
import { contactPath } from './contactPath.ts'

const TOPIC = 'address'
/** The numbers of orders. Anything else in the URL does not get into the message. */
const ORDER_NUMBER = /^[\w-]{1,40}$/

/** Returns the path of the contact form with a request to send an order to another address. */
export const addressRequestPath = (site: Site, order: string): `/${string}` =>
  `${contactPath(site)}?${new URLSearchParams({ topic: TOPIC, order })}`

/** Returns the number of the order that the URL asks to send to another address; null without such a request. */
export const readAddressRequest = ({ searchParams }: URL): string | null => {
  const order = searchParams.get('order') ?? ''
  return searchParams.get('topic') === TOPIC && ORDER_NUMBER.test(order) ? order : null
}
