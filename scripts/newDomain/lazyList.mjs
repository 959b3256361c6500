const capitalised = (name) => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * Returns the text of `packages/core/src/entries/lazy/domains.ts`, the list of the lazy definitions. The list has its
 * own file, because the file of `allDomains` imports the machines and would load them at once.
 */
export const lazyListOf = (names) =>
  `// Generated from \`allDomains\`; \`npx vitest run -u\` updates it.
${names
  .toSorted()
  .map((name) => `import { lazy${capitalised(name)} } from '../../lazy/domains/${name}.lazy.ts'\n`)
  .join('')}
/** The lazy definition of every domain of Cairn, in the order of \`allDomains\`. The state machines load on demand. */
export const allLazyDomains = [
${names.map((name) => `  lazy${capitalised(name)},\n`).join('')}] as const
`
