import { StoreError } from '@cairn/core'
import ContactDialog from '../contact/ContactDialog.tsx'
import { contactPath } from '../contact/contactPath.ts'
import { isThere, never, press, write } from './acting.ts'
import { pageView } from './pageView.tsx'
import type { Overrides, Part, PartState, Stage } from './states.types.ts'

const fill = async (): Promise<void> => {
  await write('input[name="name"]', 'Robin Berg')
  await write('input[name="email"]', 'robin@cairn.example')
  await write('textarea[name="message"]', 'When is the anorak back in M?')
}
const submit = () => press('form button[type="submit"]')
const fillAndSubmit = async (): Promise<void> => {
  await fill()
  await submit()
}

/** The contact page of the site, with a given result of sending a message. */
const page = (send: () => Promise<void> = async () => undefined): Pick<PartState, 'overrides' | 'view'> => ({
  overrides: (_, site): Overrides => ({ path: contactPath(site), gateways: { contact: { send } } }),
  view: pageView,
})

const dialog =
  (chatUrl: string | null) =>
  ({ data: { menus } }: Stage) => (
    <ContactDialog open contact={menus.contact} chatUrl={chatUrl} onClose={() => undefined} />
  )
const isOpen = isThere('dialog[open] form')

export const contactPart: Part = {
  name: 'contact',
  states: [
    { name: 'page', ...page() },
    { name: 'page-invalid', ...page(), act: submit, until: isThere('form [aria-invalid="true"]') },
    { name: 'page-sending', ...page(never), act: fillAndSubmit, until: isThere('form button[aria-busy="true"]') },
    {
      name: 'page-failed',
      ...page(async () => {
        throw new StoreError('NETWORK', 'Nothing answers')
      }),
      act: fillAndSubmit,
      until: isThere('form p[role="alert"]:not(:empty)'),
    },
    { name: 'page-stored', ...page(), act: fillAndSubmit, until: isThere('main div[tabindex="-1"]') },
    { name: 'dialog', view: dialog(null), until: isOpen },
    {
      name: 'dialog-with-chat',
      view: dialog('about:blank'),
      until: isThere('dialog[open] iframe'),
      // The frame shows a blank page of the gallery's origin instead of a chat, so Chromium warns about its sandbox. A
      // real chat has another origin, so the shop causes no warning.
      complains: /can escape its sandboxing/,
    },
    {
      name: 'dialog-without-menus',
      view: () => <ContactDialog open contact={null} chatUrl={null} onClose={() => undefined} />,
      until: isOpen,
    },
  ],
}
