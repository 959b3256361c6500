import type { Client } from 'openapi-fetch'
import type { ContentGateway } from '../../content/content.types.ts'
import type { Site } from '../../shared/site.ts'
import type { paths } from '../generated/content.ts'
import { readLazily } from '../readBody.ts'

/**
 * Loaded on demand: the server renders the first page with its content, so only client-side navigation needs this
 * mapper.
 */
const mapper = () => import('../mappers/content.mapper.ts')
/** A separate chunk, so that its colour parser loads only with promo messages. */
const promoMapper = () => import('../mappers/promo.mapper.ts')

/** Creates the gateway for editorial content over HTTP, in the language of the site. */
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
