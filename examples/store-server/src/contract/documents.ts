import { readFile } from 'node:fs/promises'
import { StartError } from '../startError.ts'

export const DOCUMENT_NAMES = ['store', 'account', 'search', 'catalogue', 'content', 'reviews'] as const

/** Names of the contracts that this server implements. `identity` is missing: the OpenID provider implements it. */
export type DocumentName = (typeof DOCUMENT_NAMES)[number]

export type SecurityRequirement = Readonly<Record<string, readonly string[]>>

export type OperationObject = { operationId?: string; security?: readonly SecurityRequirement[] }

/** The parts of an OpenAPI document that this server reads; the router reads the others. */
export type ContractDocument = {
  servers: readonly [{ url: string }, ...unknown[]]
  security?: readonly SecurityRequirement[]
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Reads the bundled contract. @throws StartError when the contracts have not been bundled yet. */
export async function readDocument(name: DocumentName): Promise<ContractDocument> {
  const address = new URL(import.meta.resolve(`@cairn/openapi/${name}.json`))
  let text: string
  try {
    text = await readFile(address, 'utf8')
  } catch (error) {
    throw new StartError(`The contract ${name}.json is missing: run "npm run generate".`, { cause: error })
  }
  const document: unknown = JSON.parse(text)
  if (!isDocument(document)) throw new StartError(`The contract ${name}.json has no servers or no paths.`)
  return document
}

/** Returns the path prefix of all operations of a document, for example `/api/store`. */
export function basePath(document: ContractDocument): string {
  const path = new URL(document.servers[0].url, 'http://localhost').pathname
  return path === '/' ? '' : path.replace(/\/$/, '')
}

/** Returns every operation with its path and method. */
export function operationsOf(
  document: ContractDocument,
): { path: string; method: string; operation: OperationObject }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return isOperation(operation) ? [{ path, method, operation }] : []
    }),
  )
}

function isOperation(value: unknown): value is OperationObject {
  return typeof value === 'object' && value !== null && 'responses' in value
}

function isDocument(value: unknown): value is ContractDocument {
  if (typeof value !== 'object' || value === null || !('servers' in value) || !('paths' in value)) return false
  const { servers, paths } = value
  return Array.isArray(servers) && typeof servers[0]?.url === 'string' && typeof paths === 'object' && paths !== null
}
