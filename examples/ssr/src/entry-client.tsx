import { createFullStore } from '@cairn/core/domains'
import { hydrate } from './hydrate.tsx'

hydrate(createFullStore({ site: 'us/en-us' }))
