import { gateways, sampleOf } from '../store/machineSample.fixture.ts'
import { card, results, suggestion } from './search.fixture.ts'
import { searchMachine } from './search.machine.ts'

export const sample = sampleOf(
  searchMachine,
  { gateway: gateways.search, locale: 'de', storeSource: 'EU' },
  [
    { type: 'search.open' },
    { type: 'search.close' },
    { type: 'search.type', term: 'fl' },
    { type: 'search.type', term: 'fleece' },
    { type: 'search.clear' },
    { type: 'search.submit' },
    { type: 'search.trigger' },
  ],
  {
    listPopular: [['fleece']],
    recommend: [[card('7')]],
    suggest: [suggestion('fleece'), suggestion('yellw', 'yellow')],
    find: [results('fleece'), results('fleece', { redirect: '/de/de-de/fleece' })],
  },
)
