import { isGranted } from '../shared/consent.ts'
import { type Atom, createAtom } from '../shared/createAtom.ts'
import { reportUncaught } from '../shared/reportUncaught.ts'
import { toEntries } from './tracking.ga4.ts'
import { leaveOf, MAX_WAITING, trackedUrl } from './tracking.rules.ts'
import type { AnalyticsEvent, TrackingConfig, TrackingEvent, TrackingView } from './tracking.types.ts'

/** Name of the cookie with the page URL that was reported last (spec section 3). */
const LAST_URL = 'lastGtmUrl'

export interface Outbox {
  readonly atom: Atom<TrackingView, TrackingEvent>
  /** Sends the event, queues it until the visitor has chosen, or drops it, depending on the consent. */
  put(event: AnalyticsEvent): void
  putPage(href: string): void
  /** Applies the current consent to the waiting events: sends, keeps or drops each. */
  review(): void
}

/**
 * Creates the outbox, through which every event goes to the data layer. It sends no event without consent, and each
 * event with consent exactly once.
 */
export const createOutbox = ({ consent, dataLayer, cookies, categories = {} }: TrackingConfig): Outbox => {
  const atom = createAtom<TrackingView, TrackingEvent>({ waiting: 0 })
  let waiting: readonly AnalyticsEvent[] = []
  let lastUrl: string | null = null

  const leaveFor = ({ name }: AnalyticsEvent) => leaveOf(consent.getSnapshot(), categories[name] ?? 'analytics')
  const keep = (events: readonly AnalyticsEvent[]): void => {
    waiting = events.slice(-MAX_WAITING)
    if (waiting.length !== atom.getSnapshot().waiting) atom.set({ waiting: waiting.length })
  }
  const send = (event: AnalyticsEvent): void => {
    try {
      for (const entry of toEntries(event)) dataLayer.push(entry)
    } catch (error) {
      // An exception in a third-party tag must not stop the shop, so report it to the error handler of the page.
      reportUncaught(error)
      return
    }
    if (event.name === 'page_view' && isGranted(consent.getSnapshot(), 'analytics')) cookies.set(LAST_URL, event.url)
    atom.emit({ type: 'tracking.sent', event })
  }
  const put = (event: AnalyticsEvent): void => {
    const leave = leaveFor(event)
    if (leave === 'granted') send(event)
    if (leave === 'open') keep([...waiting, event])
  }

  return {
    atom,
    put,
    putPage: (href) => {
      const url = trackedUrl(href)
      if (url === null || url === (lastUrl ?? cookies.get(LAST_URL))) return
      const event: AnalyticsEvent = { name: 'page_view', url }
      if (leaveFor(event) !== 'refused') lastUrl = url
      put(event)
    },
    review: () => {
      const now = consent.getSnapshot()
      if (now.status !== 'unknown' && !isGranted(now, 'analytics')) {
        cookies.remove(LAST_URL)
        if (now.status === 'decided') lastUrl = null
      }
      const due = waiting.map((event) => ({ event, leave: leaveFor(event) }))
      // Remove the events from the queue before they are sent. A listener may call `review` again while an event is
      // sent, and must not find the same events in the queue.
      keep(due.flatMap(({ event, leave }) => (leave === 'open' ? [event] : [])))
      for (const { event, leave } of due) if (leave === 'granted') send(event)
    },
  }
}
