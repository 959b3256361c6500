import { expect, it } from 'vitest'
import { systemClock } from '../clock.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { addCustomer } from './customers.repository.ts'
import { DEMO_CODES } from './demoAccounts.ts'
import { discountMinor, memberDiscountMinor } from './memberDiscount.ts'
import { addCode, endMembership, redeemCode } from './membership.ts'

it.each([
  [10_000, 30, 3000],
  [9_999, 30, 3000],
  [5, 30, 2],
  [1, 30, 0],
  [12_345, 0, 0],
])('of %i minor units, a discount of %i percent is %i', (total, percent, discount) => {
  expect(discountMinor(total, percent)).toBe(discount)
})

describeOnBothDatabases('the discount of the professionals', (open) => {
  it('applies only while the membership is active', async () => {
    const { database } = await open()
    const names = { firstName: 'Ada', lastName: 'Vale', passwordHash: 'none', channel: 'EU' as const }
    const customer = await addCustomer(database, { userName: 'ada@cairn.example', ...names })
    const id = customer?.id ?? 0
    // The discount is rounded per piece: 30 % of 9.99 is 3.00, so three pieces get 9.00 off. A discount on the sum of
    // 29.97 would be 8.99.
    const goods = [
      { priceMinor: 999, quantity: 3 },
      { priceMinor: 10_000, quantity: 1 },
    ]
    const discount = (customerId: number) => memberDiscountMinor(database, systemClock, customerId, goods)
    expect(await discount(id)).toBe(0)
    const validUntil = new Date(systemClock.now() + 60_000)
    await addCode(database, { code: DEMO_CODES[0], community: '', category: '', membershipDays: 1, validUntil })
    expect(await redeemCode(database, systemClock, id, DEMO_CODES[0])).toBe(true)
    expect([await discount(id), await discount(0), await discount(id + 1)]).toEqual([3900, 0, 0])
    await endMembership(database, id, new Date(systemClock.now() - 1))
    expect(await discount(id)).toBe(0)
  })
})
