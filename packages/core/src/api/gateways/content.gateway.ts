import type { Client } from 'openapi-fetch'
import type { ContentGateway } from '../../content/content.types.ts'
import type { Site } from '../../shared/site.ts'
import { answerOf } from '../answerOf.ts'
import type { paths } from '../generated/content.ts'

/** Pages have what editors wrote from the server; what reads it is fetched beside the first question, by who asks one. */
const loadMapper = () => import('../mappers/content.mapper.ts')

/** What editors wrote, over HTTP, in the language of the site. */
export const createContentGateway = ({ client, site }: { client: Client<paths>; site: Site }): ContentGateway => {
  const params = { query: { site: site.prefix } }
  return {
    menus: async (options) => {
      const call = answerOf(client.GET('/menus', { params, ...options }))
      const [{ mapMenus }, menus] = await Promise.all([loadMapper(), call])
      return mapMenus(menus, site)
    },
    promoMessages: async (options) => {
      const call = answerOf(client.GET('/promo-messages', { params, ...options }))
      const [{ mapPromoMessages }, messages] = await Promise.all([loadMapper(), call])
      return mapPromoMessages(messages)
    },
    home: async (options) => {
      const call = answerOf(client.GET('/home', { params, ...options }))
      const [{ mapHome }, home] = await Promise.all([loadMapper(), call])
      return mapHome(home)
    },
  }
}
