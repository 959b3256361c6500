import { createAtom } from '../shared/createAtom.ts'
import type { Domain } from '../shared/domain.ts'
import { toStoreError } from '../shared/errors.ts'
import { reportUncaught } from '../shared/reportUncaught.ts'
import { isAddress, newsletterVariant } from './newsletter.rules.ts'
import type {
  NewsletterCommands,
  NewsletterConfig,
  NewsletterEvent,
  NewsletterOpener,
  NewsletterVariant,
  NewsletterView,
} from './newsletter.types.ts'

/** The newsletter domain: view, commands and events. */
export type Newsletter = Domain<NewsletterView, NewsletterCommands, NewsletterEvent>

const CLOSED: NewsletterView = { form: null, status: 'idle', error: null }

/** Opens the form of a third party. Returns false if the shop uses no such form, or if the opener throws. */
const hasOpened = (opener: NewsletterOpener | undefined, variant: NewsletterVariant): boolean => {
  try {
    opener?.(variant)
    return opener !== undefined
  } catch (error) {
    // The button must always open a form. The error goes to the page's error handler, and the shop's own form opens.
    reportUncaught(error)
    return false
  }
}

/**
 * Creates the newsletter domain, which opens the form of a third party or of the shop and signs up through the gateway.
 * Does nothing before the first command.
 */
export const createNewsletter = ({ gateway, opener }: NewsletterConfig): Newsletter => {
  const atom = createAtom<NewsletterView, NewsletterEvent>(CLOSED)
  const show = (change: Partial<NewsletterView>): void => atom.set({ ...atom.getSnapshot(), error: null, ...change })

  return {
    commands: {
      open: (width) => {
        const variant = newsletterVariant(width)
        const isTheirs = hasOpened(opener, variant)
        // While a request is in progress, the status stays `sending`.
        const { status } = atom.getSnapshot()
        if (!isTheirs) show({ form: variant, status: status === 'sending' ? status : 'idle' })
        atom.emit({ type: 'newsletter.opened', variant, form: isTheirs ? 'third-party' : 'own' })
      },
      resize: (width) => {
        const { form, ...rest } = atom.getSnapshot()
        const variant = newsletterVariant(width)
        if (form !== null && form !== variant) atom.set({ ...rest, form: variant })
      },
      close: () => {
        if (atom.getSnapshot().form === null) return
        show({ form: null })
        atom.emit({ type: 'newsletter.closed' })
      },
      subscribe: (typed) => {
        const email = typed.trim()
        if (atom.getSnapshot().status === 'sending') return
        if (!isAddress(email)) return show({ status: 'invalid' })
        show({ status: 'sending' })
        gateway.subscribe(email, {}).then(
          () => {
            show({ status: 'done' })
            atom.emit({ type: 'newsletter.subscribed' })
          },
          (cause: unknown) => {
            const error = toStoreError(cause)
            show({ status: 'failed', error })
            atom.emit({ type: 'newsletter.failed', error })
          },
        )
      },
    },
    getSnapshot: atom.getSnapshot,
    getInitialSnapshot: () => CLOSED,
    subscribe: atom.subscribe,
    on: atom.on,
  }
}
