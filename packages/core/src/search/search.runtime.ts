import { defineDomain } from '../kit/defineDomain.ts'
import { type SearchMachineTypes, searchMachine } from './search.machine.ts'
import { createSearchDomain } from './search.view.ts'

/** The runtime of the domain: machine, view and commands, without effects and without a default gateway. */
export const searchRuntime = defineDomain<SearchMachineTypes>()({
  name: 'search',
  machine: searchMachine,
  input: ({ gateway, environment: { site } }) => ({
    gateway,
    locale: site.locale,
    storeSource: site.storeSource,
  }),
  open: (actor) => createSearchDomain(actor),
})
