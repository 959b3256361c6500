import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ConsentCategory } from '../shared/consent.ts'
import { createAtom } from '../shared/createAtom.ts'
import { createOutbox } from './createOutbox.ts'
import type { AnalyticsEvent, TrackingConfig } from './tracking.types.ts'

type Choice = ReturnType<TrackingConfig['consent']['getSnapshot']>
type Step = { readonly put: ConsentCategory } | { readonly choice: Choice }

const category = fc.constantFrom<ConsentCategory>('analytics', 'targeting', 'necessary')
const choice = fc.record({
  status: fc.constantFrom('undecided' as const, 'decided' as const),
  granted: fc.uniqueArray(category),
})
const steps = fc.array(fc.oneof(fc.record({ put: category }), fc.record({ choice })), { maxLength: 60 })

const NAMES = { analytics: 'search', targeting: 'page_view', necessary: 'view_cart' } as const
const categoryOf = ({ name }: AnalyticsEvent): ConsentCategory => {
  if (name === 'search') return 'analytics'
  return name === 'page_view' ? 'targeting' : 'necessary'
}
const eventOf = (kind: ConsentCategory, mark: string): AnalyticsEvent => {
  if (kind === 'analytics') return { name: NAMES.analytics, term: mark }
  if (kind === 'targeting') return { name: NAMES.targeting, url: mark }
  return { name: NAMES.necessary, currency: 'EUR', items: [] }
}

const allows = ({ granted }: Choice, kind: ConsentCategory) => kind === 'necessary' || granted.includes(kind)

/**
 * Returns whether the event of step `at` must have been sent by the end. The event waits for the first consent, at that
 * step or later, that grants its category or is decided, and must be sent if that consent grants its category.
 */
const mustLeave = (all: readonly Step[], at: number, kind: ConsentCategory): boolean => {
  const choices = all.map((step) => ('choice' in step ? step.choice : null))
  const then = choices.slice(0, at).findLast((each) => each !== null) ?? { status: 'undecided' as const, granted: [] }
  const later = choices.slice(at).filter((each) => each !== null)
  const answer = [then, ...later].find((each) => allows(each, kind) || each.status === 'decided')
  return answer !== undefined && allows(answer, kind)
}

test('for any actions and choices, every event with consent is sent exactly once and in order, and no other event is sent', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const consent = createAtom<Choice, never>({ status: 'undecided', granted: [] })
      const jar = new Map<string, string>()
      const outbox = createOutbox({
        consent,
        dataLayer: [],
        cookies: {
          get: (name) => jar.get(name) ?? null,
          set: (name, value) => void jar.set(name, value),
          remove: (name) => void jar.delete(name),
        },
        categories: { search: 'analytics', page_view: 'targeting', view_cart: 'necessary' },
      })
      consent.subscribe(outbox.review)
      const sent: AnalyticsEvent[] = []
      const leaked: AnalyticsEvent[] = []
      outbox.atom.on('*', ({ event }) => {
        sent.push(event)
        if (!allows(consent.getSnapshot(), categoryOf(event))) leaked.push(event)
      })
      const events = all.map((step, at) => ('put' in step ? eventOf(step.put, String(at)) : null))
      for (const [at, step] of all.entries()) {
        const event = events[at]
        if (event) outbox.put(event)
        if ('choice' in step) consent.set(step.choice)
        expect(jar.has('lastGtmUrl') && !allows(consent.getSnapshot(), 'analytics')).toBe(false)
      }
      expect(leaked).toEqual([])
      const due = events.flatMap((event, at) => (event && mustLeave(all, at, categoryOf(event)) ? [event] : []))
      expect(new Set(sent)).toEqual(new Set(due))
      expect(sent).toHaveLength(due.length)
      for (const kind of ['analytics', 'targeting', 'necessary'] as const) {
        const ofKind = (event: AnalyticsEvent) => categoryOf(event) === kind
        expect(sent.filter(ofKind)).toEqual(due.filter(ofKind))
      }
    }),
    { numRuns: 300 },
  )
})
