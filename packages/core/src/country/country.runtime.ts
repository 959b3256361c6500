import { defineDomain } from '../kit/defineDomain.ts'
import { type CountryMachineTypes, countryMachine } from './country.machine.ts'
import { createCountryDomain } from './country.view.ts'

/** The runtime of the domain: machine, view and commands, without effects and without a default gateway. */
export const countryRuntime = defineDomain<CountryMachineTypes>()({
  name: 'country',
  machine: countryMachine,
  input: ({ gateway, environment: { platform, site, sites, allowedOrigins, country } }) => ({
    gateway,
    platform,
    site,
    sites,
    allowedOrigins,
    ...country,
  }),
  open: (actor) => createCountryDomain(actor),
})
