import type { Client } from 'openapi-fetch'
import type { ContentGateway } from '../../content/content.types.ts'
import type { Site } from '../../shared/site.ts'
import { answerOf } from '../answerOf.ts'
import type { paths } from '../generated/content.ts'
import { mapHome, mapMenus, mapPromoMessage } from '../mappers/content.mapper.ts'

/** What editors wrote, over HTTP, in the language of the site. */
export const createContentGateway = ({ client, site }: { client: Client<paths>; site: Site }): ContentGateway => {
  const params = { query: { site: site.prefix } }
  return {
    menus: async (options) => mapMenus(await answerOf(client.GET('/menus', { params, ...options })), site),
    promoMessages: async (options) =>
      (await answerOf(client.GET('/promo-messages', { params, ...options })))
        .filter(({ message }) => typeof message === 'string' && message.trim() !== '')
        .map(mapPromoMessage),
    home: async (options) => mapHome(await answerOf(client.GET('/home', { params, ...options }))),
  }
}
