type Part = Readonly<Record<string, unknown>>

interface Media {
  readonly schema?: Part
  readonly examples?: Readonly<Record<string, unknown>>
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required?: boolean
  readonly description: string
  readonly example?: unknown
}

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly unknown[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, unknown>>
}

interface Response {
  readonly description: string
  readonly content?: Readonly<Record<string, Media>>
}

export interface Contract {
  readonly info: { readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>> & { readonly parameters?: unknown[] }>>
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete']

/** Returns a value as the source text of a literal, in one line if it is short. */
const literalOf = (value: unknown, indent = ''): string => {
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map((part) => literalOf(part, inner))
    : Object.entries(value).map(([key, part]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${literalOf(part, inner)}`)
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }']
  const line = `${open}${parts.join(', ')}${close}`
  if (!line.includes('\n') && indent.length + line.length <= 110) return line
  return `${open.trim()}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close.trim()}`
}

/** Creates a function that follows the references of a bundled contract. */
const resolverOf = (contract: Contract) => {
  const resolve = <Value>(part: unknown): Value => {
    const reference = typeof part === 'object' && part !== null && '$ref' in part ? String(part.$ref) : undefined
    if (reference === undefined) return part as Value
    const keys = reference.slice(2).split('/')
    return resolve(
      keys.reduce<unknown>((at, key) => (at as Part)[key.replaceAll('~1', '/').replaceAll('~0', '~')], contract),
    )
  }
  return resolve
}

type Resolve = ReturnType<typeof resolverOf>

const exampleOf = (media: Media | undefined, resolve: Resolve): unknown =>
  Object.values(media?.examples ?? {}).map((example) => resolve<{ value: unknown }>(example).value)[0]

/** Returns one example call with the required parameters and the first example of the body. */
const callOf = (
  client: string,
  method: string,
  path: string,
  operation: Operation,
  parameters: Parameter[],
  resolve: Resolve,
) => {
  const required = parameters.filter((parameter) => parameter.required === true)
  const params = Object.fromEntries(
    (['path', 'query'] as const).flatMap((place) => {
      const own = required.filter((parameter) => parameter.in === place)
      return own.length === 0 ? [] : [[place, Object.fromEntries(own.map(({ name, example }) => [name, example]))]]
    }),
  )
  const body = exampleOf(operation.requestBody?.content['application/json'], resolve)
  const init = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(body !== undefined && { body }),
  }
  const others = Object.keys(init).length === 0 ? '' : `, ${literalOf(init)}`
  return `const ${operation.operationId} = () => ${client}.${method.toUpperCase()}('${path}'${others})`
}

const codesOf = (media: Media | undefined, resolve: Resolve): string[] => {
  const parts = (schema: Part): Part[] => {
    const { allOf, oneOf } = schema as { allOf?: unknown[]; oneOf?: unknown[] }
    return [schema, ...[...(allOf ?? []), ...(oneOf ?? [])].flatMap((part) => parts(resolve<Part>(part)))]
  }
  return parts(resolve<Part>(media?.schema ?? {})).flatMap(({ properties }) => {
    const code = (properties as { code?: { const?: string } } | undefined)?.code?.const
    return code === undefined ? [] : [`\`${code}\``]
  })
}

/** Returns the section of one operation, in Markdown. */
const sectionOf = (
  client: string,
  method: string,
  path: string,
  operation: Operation,
  shared: unknown[],
  resolve: Resolve,
) => {
  const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) => resolve<Parameter>(parameter))
  const rows = Object.entries(operation.responses).map(([status, reference]) => {
    const { description, content } = resolve<Response>(reference)
    return `| ${status} | ${description.replaceAll('|', '\\|')} | ${codesOf(content?.['application/problem+json'], resolve).join(', ')} |`
  })
  const success = Object.entries(operation.responses).find(([status]) => status < '400')
  const answer = success && exampleOf(resolve<Response>(success[1]).content?.['application/json'], resolve)
  const isKey = ({ name }: Parameter): boolean => name === 'Idempotency-Key'
  const optional = parameters.filter((parameter) => parameter.required !== true && !isKey(parameter))
  const key = parameters.some(isKey) ? ' The client makes its [idempotency key](typed-clients.md#retries).' : ''
  return [
    `### ${operation.operationId}`,
    `\`${method.toUpperCase()} ${path}\`: ${operation.summary}. ${operation.description}${key}`,
    ...(client === '' ? [] : ['', '```ts', callOf(client, method, path, operation, parameters, resolve), '```']),
    ...(optional.length === 0
      ? []
      : [
          '',
          '| optional parameter | in | meaning |',
          '|---|---|---|',
          ...optional.map(
            ({ name, in: place, description }) => `| \`${name}\` | ${place} | ${description.replaceAll('|', '\\|')} |`,
          ),
        ]),
    '',
    '| status | response | codes |',
    '|---|---|---|',
    ...rows,
    ...(answer === undefined
      ? []
      : [
          '',
          '<details><summary>Example response</summary>',
          '',
          '```json',
          JSON.stringify(answer, null, 2),
          '```',
          '</details>',
        ]),
    '',
  ]
}

/** Returns the chapter of one contract, in Markdown. `client` is the name of its typed client, or empty if it has none. */
export const chapterOf = (name: string, client: string, contract: Contract): string[] => {
  const resolve = resolverOf(contract)
  return [
    `## ${name}`,
    contract.info.description,
    '',
    ...Object.entries(contract.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method]
        return operation === undefined ? [] : sectionOf(client, method, path, operation, item.parameters ?? [], resolve)
      }),
    ),
  ]
}
