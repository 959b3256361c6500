import { defineDomain } from '../kit/defineDomain.ts'
import { type AccountMachineTypes, accountMachine } from './account.machine.ts'
import { createAccountDomain } from './account.view.ts'

/** The runtime of the domain: machine, view and commands, without effects and without a default gateway. */
export const accountRuntime = defineDomain<AccountMachineTypes>()({
  name: 'account',
  requires: ['auth'],
  machine: accountMachine,
  input: ({ gateway }) => ({ gateway }),
  open: (actor, { startCall }) => createAccountDomain(actor, startCall),
})
