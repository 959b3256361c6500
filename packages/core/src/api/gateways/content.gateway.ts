import type { Client } from 'openapi-fetch'
import type { ContentGateway } from '../../content/content.types.ts'
import type { Site } from '../../shared/site.ts'
import { readAnswer } from '../answerOf.ts'
import type { paths } from '../generated/content.ts'

/** Pages have what editors wrote from the server; what reads it is fetched beside the first question, by who asks one. */
const loadMapper = () => import('../mappers/content.mapper.ts')

/** What editors wrote, over HTTP, in the language of the site. */
export const createContentGateway = ({ client, site }: { client: Client<paths>; site: Site }): ContentGateway => {
  const params = { query: { site: site.prefix } }
  return {
    menus: async (options) => {
      const call = client.GET('/menus', { params, ...options })
      const [{ mapMenus }] = await Promise.all([loadMapper(), call])
      return readAnswer(call, (menus) => mapMenus(menus, site))
    },
    promoMessages: async (options) => {
      const call = client.GET('/promo-messages', { params, ...options })
      const [{ mapPromoMessages }] = await Promise.all([loadMapper(), call])
      return readAnswer(call, mapPromoMessages)
    },
    home: async (options) => {
      const call = client.GET('/home', { params, ...options })
      const [{ mapHome }] = await Promise.all([loadMapper(), call])
      return readAnswer(call, mapHome)
    },
  }
}
