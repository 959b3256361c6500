import { checkKnown, checkNames } from '../kit/checkNames.ts'
import type { Effect } from '../kit/defineEffect.ts'
import type { AnyDefinition, AnyPort } from '../kit/definition.types.ts'
import { nearest } from '../kit/nearest.ts'
import type { AnyLazyDefinition, CommandPolicy } from '../lazy/lazyDefinition.types.ts'
import type { Site } from '../shared/site.ts'
import { sites as allSites } from '../shared/sites.ts'
import { checkUnsupported } from './checkUnsupported.ts'
import { checkValues, described, MEMBERS, nameOf, OPTION_NAMES, valueAt } from './checkValues.ts'
import type { AnyConfig, StoreOptions } from './config.types.ts'
import { namesOf } from './namesOf.ts'

// The checks of the configuration. They run in development only: bundlers drop them from a production build (decision 035).

/** Throws a `RangeError` for an unknown member of an option that is an object, such as `identity`. */
export const checkMembers = (config: object): void => {
  for (const [option, kinds] of Object.entries(MEMBERS)) {
    const known = Object.keys(kinds)
    const given = valueAt(config, option) ?? {}
    // A shop without a sign-in sets `identity` to `false`.
    if (option === 'identity' && given === false) continue
    if (typeof given !== 'object' || Array.isArray(given))
      throw new RangeError(`"${option}" is no object. It may have ${known.join(', ')}.`)
    checkKnown(`member of "${option}":`, Object.keys(Object(given)), known)
  }
}

/**
 * Throws a `RangeError` unless exactly one site has that prefix. For an unknown prefix, the error lists all
 * prefixes, the most similar ones first.
 */
export const checkSite = (prefix: string, sites: readonly Site[] = allSites): void => {
  const prefixes = sites.map((site) => site.prefix)
  checkKnown('site', [String(prefix)], prefixes, ` All sites: ${prefixes.map((each) => `"${each}"`).join(', ')}.`)
  if (prefixes.indexOf(prefix) !== prefixes.lastIndexOf(prefix))
    throw new RangeError(`Two sites have the prefix "${prefix}". Give one of them another "prefix".`)
}

/**
 * Throws a `RangeError` for an unknown option, for an unknown member of an option, for an unknown site, and for an
 * unknown store in `channels`. Outside a browser, a missing `platform` throws a `RangeError` too.
 */
const checkOptions = (config: StoreOptions): void => {
  if (!config || !(config.platform ?? globalThis.document))
    throw new RangeError('A store needs { site, domains }, and outside a browser { platform: createMemoryPlatform() }.')
  const names = Object.keys(config)
  checkKnown('option', names, OPTION_NAMES, names.includes('origin') ? ' The origin is that of "platform".' : '')
  checkMembers(config)
  checkValues(config)
  checkUnsupported(Object(Reflect.get(config, 'gateways')))
  checkSite(config.site, config.sites)
  if (typeof (config.initial ?? checkSite) !== 'function')
    throw new RangeError(
      '"initial" is no function. Write initial: hydrate(payload), with hydrate of "@cairn/core/hydration".',
    )
  const { sites = allSites, channels = {} } = config
  const stores = [...new Set(sites.map(({ storeSource }) => storeSource))]
  checkKnown('store in "channels":', Object.keys(channels), stores)
}

/**
 * Throws a `RangeError` for a list that is no array, and for an element that is no definition, such as the
 * `undefined` of a misspelt import. An element is a definition if it has the function `member`.
 */
const checkDefinitions = (option: string, list: unknown, member: string, example: string): void => {
  if (list !== undefined && !Array.isArray(list))
    throw new RangeError(`"${option}" is no array. Write ${option}: [${nameOf(list) ?? '…'}].`)
  for (const each of [list].flat())
    if (!(member in Object(each)))
      throw new RangeError(
        `"${option}" contains ${nameOf(each) ?? described(each)}, which has no "${member}". Use one such as ${example}.`,
      )
}

/** Throws a `RangeError` for an effect of the shop that the store would ignore. */
const checkEffects = (
  definitions: readonly AnyDefinition[],
  overrides: Readonly<Record<string, Effect | false>>,
): void => {
  const names = definitions.map(({ name }) => name)
  const known = definitions.flatMap(({ effects = [] }) => effects).flatMap(({ name }) => name ?? [])
  for (const [name, effect] of Object.entries(overrides)) {
    // A name such as `cart.rule` means an effect of the domain `cart`, so an unknown name is a misspelling. Without the
    // error, the effect that the shop wanted to replace or switch off would still run.
    if (effect === false || names.includes(name.split('.')[0] ?? ''))
      checkKnown('effect', [name], known, ' Name your own effects after your shop: "mine.rule".')
    if (effect === false) continue
    if (!('handle' in Object(effect)))
      throw new RangeError(
        `"effects" contains ${name}, which has no "handle". Use one such as defineEffect({ requires, on }).`,
      )
    checkKnown(
      `domain that the effect "${name}" requires:`,
      effect.requires,
      names,
      ' Add it to "domains", or leave the effect out.',
    )
  }
}

/** Throws a `RangeError` for a gateway or blocker that no domain or port of the store uses. */
const checkOverrides = (listed: readonly (AnyDefinition | AnyPort)[], gateways: object, blockers: object): void => {
  const names = listed.map(({ name }) => name)
  checkKnown('domain in "gateways" or "blockers":', Object.keys({ ...gateways, ...blockers }), names)
  const blockable = listed
    .filter((definition) => 'isBlockable' in definition && definition.isBlockable)
    .map(({ name }) => name)
  // A shop may pass the gateways of another store. They contain null for each domain that has no gateway.
  for (const definition of listed)
    if ('hasNoInput' in definition && (Reflect.get(gateways, definition.name) ?? null) !== null)
      throw new RangeError(`"gateways" contains "${definition.name}", but this domain has no gateway. Leave it out.`)
  for (const [name, blocker] of Object.entries(blockers)) {
    if (blocker === undefined) continue
    if (!blockable.includes(name))
      throw new RangeError(
        `"blockers" contains "${name}", which nothing can block. Blockable: ${nearest(name, blockable)}.`,
      )
    if (typeof blocker !== 'function')
      throw new RangeError(`"blockers" contains "${name}", which is no function. Write ${name}: (view) => ['reason'].`)
  }
}

/** Throws a `RangeError` for the first mistake in the configuration of a store. */
export const checkStore = (config: AnyConfig): void => {
  checkOptions(config)
  const { domains, ports = [], gateways = {}, blockers = {}, effects = {} } = config
  checkDefinitions('domains', domains, 'create', 'cart of "@cairn/core/cart"')
  checkDefinitions('ports', ports, 'createGateway', 'product of "@cairn/core/product"')
  checkNames([...domains, ...ports])
  checkOverrides([...domains, ...ports], gateways, blockers)
  checkEffects(domains, effects)
}

const POLICIES = namesOf<Readonly<Record<CommandPolicy, true>>>({ load: true, 'keep-last': true, local: true })

/** Checks the configuration of a lazy store before its machines load. Throws a `RangeError` for a mistake. */
export const checkLazyStore = (domains: readonly AnyLazyDefinition[], load: unknown, config: StoreOptions): void => {
  checkDefinitions('domains', domains, 'initialView', 'lazyCart of "@cairn/core/lazy/cart"')
  checkNames(domains)
  for (const { name, commands } of domains)
    for (const [command, policy] of Object.entries<string>(commands))
      checkKnown(`policy of the command "${name}.${command}":`, [policy], POLICIES)
  if (typeof load !== 'function')
    throw new RangeError(`"load" is no function. Write load: () => import('./machines.ts').`)
  checkOptions(config)
}

/** Throws a `RangeError` for a module of `load` without the function that creates the store. */
export const checkLoadedModule = (module: object): void => {
  if (typeof Reflect.get(module, 'createLoadedStore') !== 'function')
    throw new RangeError(
      'The module of "load" does not export "createLoadedStore". Export it from "@cairn/core/lazy/loaded".',
    )
}

/**
 * Throws a `RangeError` unless the lazy and the loaded definition of a domain have the same commands. A command that
 * only the lazy one has would do nothing, and the lazy store would lack a command that only the loaded one has.
 */
export const checkCommands = (name: string, lazy: object, loaded: object = {}): void => {
  const known = Object.keys(loaded)
  checkKnown(`command in the lazy definition of "${name}":`, Object.keys(lazy), known)
  const missing = known.find((command) => !(command in lazy))
  if (missing !== undefined)
    throw new RangeError(
      `The lazy definition of "${name}" names no policy for "${missing}". Add one: ${missing}: 'load'.`,
    )
}
