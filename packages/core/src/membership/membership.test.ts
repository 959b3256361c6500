import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createGatewayClients } from '../api/gatewayClients.fixture.ts'
import { createMembershipGateway } from '../api/gateways/membership.gateway.ts'
import { createCalls } from '../kit/createCalls.ts'
import { createTestIds } from '../kit/testIds.fixture.ts'
import { runTurns } from '../shared/turns.fixture.ts'
import { membershipMachine } from './membership.machine.ts'
import { isMember, memberPrice, NO_MEMBERSHIP } from './membership.rules.ts'
import type { MembershipEvent } from './membership.types.ts'
import { createMembershipDomain } from './membership.view.ts'
import { needsRefresh } from './refresh.rules.ts'

const group = { id: 7, name: 'Mountain guides' }
const wire = {
  isActive: true,
  community: 'Guides',
  category: 'alpine',
  discount: 30,
  expiry_date: '2027-03-31T00:00:00Z',
}

const settled = () => runTurns(8)

const json = (body: unknown, status = 200): Response => Response.json(body, { status })

/** Opens the domain with the real gateway and client; a mock network returns one response after another. */
const open = (...answers: readonly (Response | (() => Response))[]) => {
  const sent: { path: string; body: string }[] = []
  const left = [...answers]
  const { account } = createGatewayClients({
    origin: 'https://shop.example',
    fetch: async (input) => {
      if (input instanceof Request) sent.push({ path: new URL(input.url).pathname, body: await input.text() })
      const answer = left.shift() ?? json({}, 500)
      return typeof answer === 'function' ? answer() : answer
    },
  })
  const gateway = createMembershipGateway({ client: account })
  const actor = createActor(membershipMachine, { input: { gateway } }).start()
  const domain = createMembershipDomain(actor, createCalls(actor, createTestIds()).start)
  const emitted: MembershipEvent[] = []
  domain.on('*', (event: MembershipEvent) => emitted.push(event))
  return {
    ...domain.commands,
    view: domain.getSnapshot,
    sent,
    emitted: () => emitted.map(({ type }) => type),
    events: emitted,
  }
}

test('before the membership is loaded there is no member, and the community is Experts', {
  meta: { spec: ['3.membership.community-default'] },
}, async () => {
  const { view, load } = open(json({ membership: { ...wire, community: undefined }, customerGroup: group }))
  expect(view()).toMatchObject({ status: 'unknown', isActive: false, community: 'Experts' })
  load()
  await settled()
  expect(view().community).toBe('Experts')
})

test('a loaded membership is active, with its group and all other fields', {
  meta: { spec: ['4.membership.loaded', '3.membership.pass-through', '3.membership.fields', '7.api.pro-membership'] },
}, async () => {
  const { view, load } = open(json({ membership: wire, customerGroup: group, expired: false }))
  load()
  expect(view().status).toBe('loading')
  await settled()
  expect(view()).toEqual({
    status: 'ready',
    error: null,
    unsupported: [],
    isMember: true,
    isActive: true,
    customerGroupId: '7',
    customerGroup: 'Mountain guides',
    community: 'Guides',
    category: 'alpine',
    discount: 30,
    expiry_date: '2027-03-31T00:00:00Z',
  })
})

test('a verified code makes a member, and its message is emitted', {
  meta: { spec: ['4.membership.active', '7.api.pro-verify'] },
}, async () => {
  const { view, verify, sent, events } = open(json({ membership: wire, customerGroup: group, message: 'Welcome' }))
  verify('CAIRN-PRO')
  await settled()
  expect(sent).toEqual([{ path: '/api/account/pro-program/verify', body: '{"authenticationCode":"CAIRN-PRO"}' }])
  expect(view()).toMatchObject({ isActive: true, customerGroupId: '7' })
  expect(events).toMatchObject([{ type: 'membership.verified', message: 'Welcome', membership: { isActive: true } }])
})

test('an invalid code changes nothing and has its reason', async () => {
  const { view, verify, emitted } = open(json({ status: 422, title: 'Unknown code' }, 422))
  verify('NOPE')
  await settled()
  expect(view()).toMatchObject({ isActive: false, error: { code: 'REFUSED', detail: 'Unknown code' } })
  expect(emitted()).toEqual(['membership.failed'])
})

test.each([
  ['an empty object', () => json({})],
  ['null', () => json(null)],
  ['no body', () => new Response(null, { status: 204 })],
])(
  '%s means no membership: an active one is reset',
  {
    meta: { spec: ['4.membership.empty', '4.membership.empty-forms'] },
  },
  async (_, empty) => {
    const { view, load, emitted } = open(json({ membership: wire, customerGroup: group }), empty)
    load()
    await settled()
    expect(view().isActive).toBe(true)
    load()
    await settled()
    expect(view()).toMatchObject({ isActive: false, customerGroupId: null, community: 'Experts', error: null })
    expect(emitted()).toEqual(['membership.loaded', 'membership.loaded'])
  },
)

test('an expired membership is not active and is reported once, however often it loads', {
  meta: { spec: ['4.membership.expired'] },
}, async () => {
  const expired = () => json({ membership: wire, customerGroup: group, expired: true })
  const { view, load, emitted } = open(expired, expired)
  load()
  await settled()
  load()
  await settled()
  expect(view().isActive).toBe(false)
  expect(emitted().filter((type) => type === 'membership.expired')).toHaveLength(1)
})

test.each([
  [true, false],
  ['true', false],
  [false, true],
  ['false', true],
  [undefined, true],
])(
  'expired %j leaves it active: %s',
  { meta: { spec: ['7.api.pro-membership-expired-type'] } },
  async (expired, isActive) => {
    const { view, load } = open(json({ membership: wire, customerGroup: group, expired }))
    load()
    await settled()
    expect(view().isActive).toBe(isActive)
  },
)

test('numbers may be sent as text', async () => {
  const { view, load } = open(
    json({ membership: { ...wire, discount: '25', bigCommCustomerGroupID: '9' }, customerGroup: group }),
  )
  load()
  await settled()
  expect(view()).toMatchObject({ discount: 25, customerGroupId: '9' })
})

test.each([
  [true, '7', true],
  [true, null, false],
  [false, '7', false],
  [false, null, false],
])(
  'active %s with the group %j is a member: %s',
  { meta: { spec: ['6.member.identified'] } },
  (isActive, group, answer) => {
    expect(isMember({ ...NO_MEMBERSHIP, isActive, customerGroupId: group })).toBe(answer)
  },
)

test('a user with a group but without a membership is no member', {
  meta: { spec: ['6.member.identified'] },
}, async () => {
  const { view, load } = open(json({ customerGroup: group }))
  load()
  await settled()
  expect(view()).toMatchObject({ isMember: false, isActive: false })
})

test('only a configured group loads again, configured as a number or as text', {
  meta: { spec: ['4.country.cart-country-groups-config'] },
}, () => {
  expect([
    needsRefresh([], '7'),
    needsRefresh([7], '7'),
    needsRefresh(['7'], '7'),
    needsRefresh(['8', 70], '7'),
  ]).toEqual([false, true, true, false])
  expect(needsRefresh([0, 'null'], null)).toBe(false)
})

test('signing out removes the membership, and a later response is ignored', async () => {
  const { view, load, reset } = open(json({ membership: wire, customerGroup: group }))
  load()
  reset()
  await settled()
  expect(view()).toMatchObject({ status: 'unknown', isActive: false })
})

// The test of the store server's discount rule uses the same numbers.
test.each([
  [10_000, 30, 7000],
  [9999, 30, 6999],
  [5, 30, 3],
  [1, 30, 1],
  [999, 30, 699],
  [0, 30, 0],
])('a product of %i costs a member with %i percent %i', (amount, discount, price) => {
  const membership = { ...NO_MEMBERSHIP, isActive: true, customerGroupId: '2', discount }
  expect(memberPrice(amount, membership)).toBe(price)
})

test('only an active member of a group with a discount has a member price', () => {
  const member = { ...NO_MEMBERSHIP, isActive: true, customerGroupId: '2', discount: 30 }
  expect(memberPrice(1000, NO_MEMBERSHIP)).toBeNull()
  expect(memberPrice(1000, { ...member, isActive: false })).toBeNull()
  expect(memberPrice(1000, { ...member, customerGroupId: null })).toBeNull()
  expect(memberPrice(1000, { ...member, discount: null })).toBeNull()
  expect(memberPrice(1000, { ...member, discount: 0 })).toBeNull()
  expect(memberPrice(1000, { ...member, discount: Number.NaN })).toBeNull()
})
