import '../styles/index.css'
import './theme.css'
import { createRoot } from 'react-dom/client'
import type { Language } from '../app/shop/sites.ts'
import { siteOf } from './openStage.ts'
import { parts } from './registry.ts'
import { StatesIndex } from './StatesIndex.tsx'
import { isLanguage, type Shown, showState } from './showState.tsx'
import { allValues } from './views.ts'

/** Interface between the gallery page and its checks. */
export interface Gallery {
  /** Every state of every component, with its viewports and languages. */
  readonly states: readonly {
    readonly part: string
    readonly state: string
    readonly windows: 'small' | 'large' | 'all'
    readonly languages: readonly Language[]
    /** Pattern of the console messages that the state is expected to cause. */
    readonly complains?: string
    readonly isTwin: boolean
  }[]
  /** The values that all states together must show, as `domain.member:value`. */
  readonly values: readonly string[]
  readonly show: (part: string, state: string, language?: Language) => Promise<Shown>
}

declare global {
  interface Window {
    gallery: Gallery
  }
}

const CHECKED: readonly Language[] = ['en', 'de']

window.gallery = {
  states: parts.flatMap(({ name, states }) =>
    states.map((state) => ({
      part: name,
      state: state.name,
      windows: state.windows ?? 'all',
      isTwin: state.isTwin ?? false,
      languages: CHECKED.filter((language) => siteOf(language, state) !== undefined),
      ...(state.complains && { complains: state.complains.source }),
    })),
  ),
  values: allValues,
  show: showState,
}

const [, , part, name] = location.pathname.split('/')
const parameters = new URLSearchParams(location.search)
const theme = parameters.get('theme')
if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
if (part && name) {
  const language = parameters.get('lang') ?? 'en'
  // Do not await. A state may import a chunk that depends on this module: with `await`, this module would wait for the
  // chunk, and the chunk would wait for this module.
  void showState(part, name, isLanguage(language) ? language : 'en')
} else {
  const root = document.createElement('div')
  document.body.append(root)
  createRoot(root).render(<StatesIndex />)
}
