import type { SearchTypes } from '../../search/search.types.ts'
import { defineLazyDomain } from '../defineLazyDomain.ts'

/** The lazy definition of the domain `search`: its state machine loads on demand. */
export const lazySearch = defineLazyDomain<SearchTypes>({
  name: 'search',
  commands: { open: 'load', close: 'load', type: 'load', clear: 'load', submit: 'load', trigger: 'load' },
  initialView: (_, unsupported = []) => ({
    isOpen: false,
    term: '',
    canClear: false,
    canTrigger: false,
    isLoading: false,
    popular: [],
    topSellers: [],
    primary: null,
    alternatives: [],
    shopAll: null,
    results: null,
    isEmpty: false,
    emptyTerm: '',
    error: null,
    unsupported,
  }),
})
