import { readFile } from 'node:fs/promises'

/** The parts of a JSON Schema that the value generator reads. */
export type Schema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
}

export type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required?: boolean
  readonly schema: Schema
}

type OperationObject = {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

type Document = {
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, OperationObject>> & { parameters?: readonly Parameter[] }>
  >
}

/** An operation of a contract with everything needed to build a request. */
export type Operation = {
  readonly id: string
  readonly method: Method
  /** The path, with placeholders for its parameters. */
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body: { readonly type: string; readonly schema: Schema } | undefined
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof METHODS)[number]

/** Replaces each `$ref` with its target. The contracts have no circular references. */
function dereference(part: unknown, root: unknown): unknown {
  if (Array.isArray(part)) return part.map((each) => dereference(each, root))
  if (typeof part !== 'object' || part === null) return part
  if ('$ref' in part) return dereference(memberAt(root, String(part.$ref)), root)
  return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, dereference(each, root)]))
}

function memberAt(root: unknown, pointer: string): unknown {
  const names = pointer.split('/').slice(1)
  const find = (at: unknown, name: string): unknown =>
    Object.entries(Object(at)).find(([key]) => key === name.replaceAll('~1', '/').replaceAll('~0', '~'))?.[1]
  return names.reduce(find, root)
}

/** Reads all operations of a contract. */
export async function readOperations(name: string): Promise<Operation[]> {
  const text = await readFile(new URL(import.meta.resolve(`@cairn/openapi/${name}.json`)), 'utf8')
  const raw: Pick<Document, 'paths'> & object = JSON.parse(text)
  // The type `Document` covers only the parts that requests need, without responses and examples.
  const document: Document = JSON.parse(JSON.stringify(dereference(raw, raw)))
  const base = new URL(document.servers[0]?.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '')
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method.toLowerCase()]
      if (operation === undefined) return []
      const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
      return [
        {
          id: operation.operationId,
          method,
          path: base + path,
          parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])],
          body: type === undefined || media === undefined ? undefined : { type, schema: media.schema },
        },
      ]
    }),
  )
}
