import type { Profile } from './account.types.ts'

export const anna: Profile = { customerId: '42', userName: 'anna@x.example', firstName: 'Anna', lastName: 'Alm' }

/** The profile as the contract names it. */
export const wireProfile = ({ customerId, ...names }: Profile) => ({ bigCommCustomerID: Number(customerId), ...names })
