const METHODS = ['get', 'put', 'post', 'patch', 'delete']
const KEY_HEADER = 'Idempotency-Key'

/** Returns a function that follows the reference of a part of a bundled contract. */
const resolverOf = (document) => {
  const resolve = (part) =>
    part?.$ref === undefined
      ? part
      : resolve(
          part.$ref
            .slice(2)
            .split('/')
            .reduce((at, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')], document),
        )
  return resolve
}

/** Returns the names of the problems in a schema: the schema of one problem, or the `oneOf` of several. */
const namesOf = (schema) => (schema.oneOf ?? [schema]).map(({ $ref }) => $ref.split('/').at(-1))

/** Returns the kind of a successful body: `array`, `object`, or `none` for a response without JSON. */
const kindOf = ({ content }, resolve) => {
  const schema = content?.['application/json']?.schema
  return schema === undefined ? 'none' : (resolve(schema).type ?? 'object')
}

/** Returns the operations of a bundled contract by method and path, such as `GET /carts/{cartId}`. */
export function operationsOf(document) {
  const resolve = resolverOf(document)
  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => {
      const operation = item[method]
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve)
      const responses = Object.entries(operation.responses).map(([status, reference]) => {
        const response = resolve(reference)
        const problem = response.content?.['application/problem+json']
        return [status, problem === undefined ? kindOf(response, resolve) : namesOf(problem.schema)]
      })
      const isKeyed = parameters.some(({ name, in: place }) => place === 'header' && name === KEY_HEADER)
      return [`${method.toUpperCase()} ${path}`, { isKeyed, responses: Object.fromEntries(responses) }]
    }),
  )
  return Object.fromEntries(entries)
}

/** Returns the problems of a bundled contract by name, with the code and the JSON type of each member that must be there. */
export function problemsOf(document) {
  const resolve = resolverOf(document)
  const typeOf = (schema) => resolve(schema).type
  const partsOf = (schema) => {
    const part = resolve(schema)
    return [part, ...(part.allOf ?? []).flatMap(partsOf)]
  }
  const entries = Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const parts = partsOf(schema)
    const properties = Object.assign({}, ...parts.map(({ properties = {} }) => properties))
    const { code, status } = properties
    if (code?.const === undefined || status?.const === undefined) return []
    const required = [...new Set(parts.flatMap(({ required = [] }) => required))]
    const others = required.filter((member) => properties[member].const === undefined)
    const members = Object.fromEntries(others.map((member) => [member, typeOf(properties[member])]))
    return [[name, { code: code.const, members }]]
  })
  return Object.fromEntries(entries)
}

/** Returns the schema of the header `Idempotency-Key`, or undefined if no operation of the contract has it. */
export function idempotencyKeyOf(document) {
  const parameters = Object.values(document.components?.parameters ?? {})
  const schema = parameters.find(({ name }) => name === KEY_HEADER)?.schema
  return schema && { minLength: schema.minLength, maxLength: schema.maxLength, pattern: schema.pattern }
}
