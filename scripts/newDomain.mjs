// `npm run new:domain -- gifts`: writes the files of a domain of the core and registers it (docs/recipes/new-domain.md).
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { checkNames } from '../packages/core/src/kit/checkNames.ts'
import { lazyListOf } from './newDomain/lazyList.mjs'

const USAGE = 'npm run new:domain -- gifts'
const CORE = 'packages/core/src'
const LIST = `${CORE}/domains/all.ts`
const LAZY_LIST = `${CORE}/entries/lazy/domains.ts`
const HOOKS = 'packages/react/src/hooks.ts'

/** The folder of the templates. Their paths and texts contain `__name__`, and `__Name__` for the capitalised name. */
const templates = fileURLToPath(new URL('newDomain', import.meta.url))
const SUFFIX = '.txt'

/** A mistake in the command line, which is printed without a stack. */
class Mistake extends Error {}

const capitalised = (name) => name.charAt(0).toUpperCase() + name.slice(1)
const named = (text, name) => text.replaceAll('__name__', name).replaceAll('__Name__', capitalised(name))

/** Returns the new files of a domain: path and text. */
const filesOf = (name) =>
  readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => ({
      path: named(file.split(sep).join('/').slice(0, -SUFFIX.length), name),
      text: named(readFileSync(join(templates, file), 'utf8'), name),
    }))

/**
 * Whether the name can be the name of a variable. The check runs inside an async function, so that it also refuses
 * `await`.
 */
const isFreeWord = (name) => {
  try {
    new Script(`'use strict'; async () => { const ${name} = null }`)
    return true
  } catch {
    return false
  }
}

/** Names that the generated files already use, or that TypeScript does not allow. */
const USED = ['publish', 'undefined']

const readName = (args) => {
  const option = args.find((each) => each.startsWith('-'))
  if (option !== undefined) throw new Mistake(`Unknown option "${option}". The command has none: ${USAGE}`)
  const [name, ...others] = args
  if (name === undefined) throw new Mistake(`The name of the domain is missing: ${USAGE}`)
  if (others.length > 0) throw new Mistake(`One domain at a time; "${others.join(' ')}" is too much: ${USAGE}`)
  if (!/^[a-z][a-z0-9]*$/.test(name))
    throw new Mistake(`A domain cannot be named "${name}". Use lower-case letters and digits, a letter first: ${USAGE}`)
  try {
    checkNames([{ name }])
  } catch (error) {
    throw new Mistake(error.message)
  }
  if (!isFreeWord(name) || USED.includes(name) || name in {})
    throw new Mistake(`A domain cannot be named "${name}": that word is reserved. Choose another one.`)
  return name
}

const checkIsNew = (root, name) => {
  // The new domain has no file at the last path. But a file there would have the same import path as the new domain,
  // `@cairn/core/lazy/…`.
  const paths = [`${CORE}/${name}`, ...filesOf(name).map(({ path }) => path), `${CORE}/entries/lazy/${name}.ts`]
  const taken = paths.find((path) => existsSync(join(root, path)))
  if (taken !== undefined) throw new Mistake(`The name "${name}" is taken by ${taken}. Choose another one.`)
}

/** Inserts a text before `place`. Throws an error if the file has changed and no longer contains `place`. */
const insertBefore = (text, place, added) => {
  const at = text.indexOf(place)
  if (at < 0) throw new Mistake(`There is no "${place}" to insert a domain before`)
  return text.slice(0, at) + added + text.slice(at)
}

/** Returns the new texts of the files that list all domains, with the new domain added. */
const changesOf = (root, name) => {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const Name = capitalised(name)
  const imported = `import { ${name} } from './${name}.ts'\n${read(LIST)}`
  const list = `${insertBefore(imported, '] as const\n\n/** Every port', `  ${name},\n`).trimEnd().slice(0, -1)}  ${name},\n}\n`
  const [, members = ''] = /allDomains = \[([^\]]*)\]/.exec(list) ?? []
  const hooks = `import type { ${Name}Commands, ${Name}View, ${name} } from '@cairn/core/${name}'
${read(HOOKS)}/** Returns the chosen value of the domain \`${name}\`. */
export const use${Name}: DomainHook<${Name}View, ${Name}Commands> = createDomainHook<typeof ${name}>('${name}')
`
  return [
    { path: LIST, text: list },
    { path: LAZY_LIST, text: lazyListOf(members.match(/\w+/g)) },
    { path: HOOKS, text: hooks },
  ]
}

/**
 * Runs the formatter, because the order of the imports and the length of the lines depend on the name of the domain.
 */
const format = (root, paths) => {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  execFileSync(process.execPath, [biome, 'check', '--write', ...paths], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

const createDomain = (root, name) => {
  checkIsNew(root, name)
  const created = filesOf(name)
  const changed = changesOf(root, name)
  for (const { path, text } of [...created, ...changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  format(
    root,
    [...created, ...changed].map(({ path }) => path),
  )
  return { created: created.map(({ path }) => path), changed: changed.map(({ path }) => path) }
}

try {
  const root = process.cwd()
  if (!existsSync(join(root, LIST))) throw new Mistake(`Run it in the root of the repository: ${USAGE}`)
  const name = readName(process.argv.slice(2))
  const { created, changed } = createDomain(root, name)
  console.log(`New files:\n${created.map((path) => `  ${path}\n`).join('')}Changed files:`)
  console.log(changed.map((path) => `  ${path}`).join('\n'))
  console.log(
    'Next: npx vitest run -u --project unit, which writes the generated pages; then docs/recipes/new-domain.md',
  )
} catch (error) {
  if (!(error instanceof Mistake)) throw error
  console.error(error.message)
  process.exitCode = 1
}
