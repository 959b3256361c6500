import { fileURLToPath } from 'node:url'
import { bundle, createConfig } from '@redocly/openapi-core'

export const contracts = ['store', 'account', 'identity', 'search', 'catalogue', 'content', 'reviews']

/**
 * Bundles one contract and its references into one document.
 * @throws Error with one line for each problem of the contract.
 */
export async function bundleContract(name) {
  const ref = fileURLToPath(new URL(`../${name}.yaml`, import.meta.url))
  const { bundle: document, problems } = await bundle({ ref, config: await createConfig({ extends: [] }) })
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) {
    const lines = errors.map(({ message, location }) => `${name}.yaml: ${message} ${location[0]?.pointer ?? ''}`)
    throw new Error(lines.join('\n'))
  }
  return document.parsed
}
