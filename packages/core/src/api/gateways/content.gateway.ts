import type { Client } from 'openapi-fetch'
import type { ContentGateway } from '../../content/content.types.ts'
import type { Site } from '../../shared/site.ts'
import { readLazily } from '../answerOf.ts'
import type { paths } from '../generated/content.ts'

/** Pages have what editors wrote from the server: only a visitor who moves on needs what reads it. */
const mapper = () => import('../mappers/content.mapper.ts')
/** By itself, since it brings the parser of colours. */
const promoMapper = () => import('../mappers/promo.mapper.ts')

/** What editors wrote, over HTTP, in the language of the site. */
export const createContentGateway = ({ client, site }: { client: Client<paths>; site: Site }): ContentGateway => {
  const params = { query: { site: site.prefix } }
  return {
    menus: (options) =>
      readLazily(client.GET('/menus', { params, ...options }), mapper(), ({ mapMenus }, menus) =>
        mapMenus(menus, site),
      ),
    promoMessages: (options) =>
      readLazily(
        client.GET('/promo-messages', { params, ...options }),
        promoMapper(),
        ({ mapPromoMessages }, messages) => mapPromoMessages(messages),
      ),
    home: (options) =>
      readLazily(client.GET('/home', { params, ...options }), mapper(), ({ mapHome }, home) => mapHome(home)),
  }
}
