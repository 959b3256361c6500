import { defineDomain } from '../kit/defineDomain.ts'
import { type AccountMachineTypes, accountMachine } from './account.machine.ts'
import { createAccountDomain } from './account.view.ts'

/** The running part of the domain, without its effects and its default gateway. */
export const accountRuntime = defineDomain<AccountMachineTypes>()({
  name: 'account',
  requires: ['auth'],
  machine: accountMachine,
  input: ({ gateway }) => ({ gateway }),
  open: (actor) => createAccountDomain(actor),
})
