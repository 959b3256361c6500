import { httpSearch } from '../api/httpGateways.ts'
import { searchEffects } from '../effects/search.effects.ts'
import { publish } from '../kit/publish.ts'
import { searchRuntime } from '../search/search.runtime.ts'
import type { SearchTypes } from '../search/search.types.ts'
import { searchAnswers } from '../store/portAnswers.ts'

/** The domain `search` with its effects and its default gateway: `createStore({ domains: [search] })`. */
export const search = publish<SearchTypes>()({
  ...searchRuntime,
  answers: searchAnswers,
  effects: searchEffects,
  createGateway: httpSearch,
})
