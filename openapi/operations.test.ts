import { expect, it } from 'vitest'
import { bundleContract } from './scripts/contracts.mjs'

interface Response {
  readonly content?: Readonly<Record<string, unknown>>
}
interface Contract {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters?: unknown
            readonly requestBody?: unknown
            readonly responses: Readonly<Record<string, Response | { $ref: string }>>
          }
        >
      >
    >
  >
  readonly components: { readonly responses: Readonly<Record<string, Response>> }
}

const store: Contract = await bundleContract('store')

const contentOf = (path: string, method: string, status: string): unknown => {
  const response = store.paths[path]?.[method]?.responses[status]
  if (response === undefined) return undefined
  return ('$ref' in response ? store.components.responses[response.$ref.split('/').at(-1) ?? ''] : response)?.content
}

it.each([
  ['remove', '/carts/{cartId}/items/{itemId}', 'delete'],
  ['change quantity', '/carts/{cartId}/items/{itemId}', 'put'],
  ['refresh', '/carts/{cartId}', 'get'],
  ['country change', '/carts/{cartId}/country', 'put'],
])(
  'the cart action %s has an operation with a typed answer and typed errors',
  { meta: { spec: ['7.cart.actions'] } },
  (_, path, method) => {
    expect(contentOf(path, method, '200')).toHaveProperty(['application/json', 'schema'])
    for (const status of ['401', '404', '429']) {
      expect(contentOf(path, method, status)).toHaveProperty(['application/problem+json', 'schema'])
    }
  },
)

it('keeps the irregular names of the three metafield paths, without a cart in them', {
  meta: { spec: ['7.api.metafield-names'] },
}, () => {
  const paths = Object.keys(store.paths).filter((path) => /metafield/i.test(path))
  expect(paths.toSorted()).toEqual(['/cartMetafields', '/createCartMetaFields', '/updateCartMetafield'])
})

/** Finds every integer schema below a part of a contract, with its path. */
const integersOf = (part: unknown, contract: unknown, way: string): [string, { readonly maximum?: unknown }][] => {
  if (typeof part !== 'object' || part === null) return []
  if ('$ref' in part && typeof part.$ref === 'string') {
    const target = part.$ref
      .split('/')
      .slice(1)
      .reduce<unknown>((at, name) => Object.entries(at ?? {}).find(([key]) => key === name)?.[1], contract)
    return integersOf(target, contract, `${way} ${part.$ref}`)
  }
  const below = Object.entries(part).flatMap(([name, inner]) => integersOf(inner, contract, `${way}.${name}`))
  return 'type' in part && part.type === 'integer' ? [[way, part], ...below] : below
}

const operationsOf = ({ paths }: Contract) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([key]) => key !== 'parameters')
      .map(([method, { responses }]) => ({ place: `${method} ${path}`, method, path, responses })),
  )

it.each(['store', 'account', 'search'])(
  'documents at every operation of the %s contract with a body the responses to a body that is too long or of another type',
  async (name) => {
    const changing = operationsOf(await bundleContract(name)).filter(({ method }) => method !== 'get')
    expect(changing.length).toBeGreaterThan(0)
    expect(changing.filter(({ responses }) => !('413' in responses && '415' in responses))).toEqual([])
  },
)

it.each(['store', 'account', 'search', 'catalogue', 'content', 'reviews'])(
  'documents at every operation of the %s contract the response to too many requests',
  async (name) => {
    const operations = operationsOf(await bundleContract(name))
    expect(operations.length).toBeGreaterThan(0)
    expect(operations.filter(({ responses }) => !('429' in responses))).toEqual([])
  },
)

it.each(['store', 'search', 'catalogue', 'reviews'])(
  'documents at every operation of the %s contract with a path parameter the response to an invalid one',
  async (name) => {
    const variable = operationsOf(await bundleContract(name)).filter(({ path }) => path.includes('{'))
    expect(variable.length).toBeGreaterThan(0)
    expect(variable.filter(({ responses }) => !('400' in responses))).toEqual([])
  },
)

it.each(['store', 'account', 'search', 'catalogue', 'content', 'reviews'])(
  'accepts no integer in a request of the %s contract that is too large for a 32-bit column',
  async (name) => {
    const contract: Contract = await bundleContract(name)
    const asked = Object.entries(contract.paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, { parameters, requestBody }]) =>
        integersOf([parameters, requestBody], contract, `${method} ${path}`),
      ),
    )
    const unbounded = asked.filter(([, { maximum }]) => !(Number(maximum) <= 2_147_483_647))
    expect(unbounded.map(([way]) => way)).toEqual([])
  },
)
