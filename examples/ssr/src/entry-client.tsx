import { createStore } from '@cairn/core'
import { hydrate } from './hydrate.tsx'

hydrate(createStore({ site: 'us/en-us' }))
