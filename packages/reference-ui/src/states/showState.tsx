import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { type Language, languages, type Site } from '../app/shop/sites.ts'
import { Frame } from './Frame.tsx'
import { openStage, siteOf } from './openStage.ts'
import { parts } from './registry.ts'
import type { PartState, Stage } from './states.types.ts'
import { valuesOf } from './views.ts'
import { atRest, hurried, isDrawn, until } from './waiting.ts'

export interface Shown {
  /** Values that the state shows, as `domain.member:value`. */
  readonly values: readonly string[]
}

const findState = (part: string, name: string): PartState => {
  const state = parts.find((each) => each.name === part)?.states.find((each) => each.name === name)
  if (state === undefined) throw new Error(`There is no ${part}/${name}`)
  return state
}

export const isLanguage = (text: string): text is Language => languages.some((language) => language === text)

let shown: { readonly root: Root; readonly stage: Stage } | undefined

const clear = (): void => {
  shown?.root.unmount()
  shown?.stage.store.stop()
  shown = undefined
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body]) element.removeAttribute('style')
  window.scrollTo(0, 0)
}

/** Opens the shop and performs the actions that lead to the state. */
const arrive = async (state: PartState, site: Site, element: HTMLElement): Promise<Stage> => {
  const stage = await openStage(state, { site, root: element })
  const root = createRoot(element)
  shown = { root, stage }
  const view = await state.view(stage)
  // Flush the effects too: an effect that runs after the first press would undo that press.
  flushSync(() => root.render(<Frame stage={stage}>{view}</Frame>))
  if (state.act) {
    await atRest(document.body)
    await state.act(stage)
  }
  const isThere = state.until
  if (isThere) await until(() => isThere(stage), state.name)
  return stage
}

/** Shows one state alone and waits until it is complete. Each call replaces the previous state. */
export const showState = async (part: string, name: string, language: Language = 'en'): Promise<Shown> => {
  clear()
  const state = findState(part, name)
  const site = siteOf(language, state)
  if (site === undefined) throw new Error(`${part}/${name} is not to be had in ${language}`)
  document.documentElement.lang = site.hreflang
  document.title = `${part}: ${name}`
  const element = document.createElement('div')
  element.id = 'root'
  document.body.append(element)
  const stage = await (state.isHurried ? hurried(() => arrive(state, site, element)) : arrive(state, site, element))
  await atRest(document.body)
  await isDrawn(document.body)
  return { values: [...valuesOf(stage.store), ...(state.shows ?? [])] }
}
