import { createFullStore } from '@cairn/core/domains'
import { hydrate } from './hydrate.tsx'
import { identity, SIGNED_IN } from './identity.ts'

const store = createFullStore({ site: 'us/en-us', identity, checkAnswers: import.meta.env.DEV })
hydrate(store)
// The provider has redirected the browser to the session server, and the session server has redirected it to this page.
if (location.pathname === `/us/en-us${SIGNED_IN}`)
  store.auth.commands.complete(location.href).then((outcome) => {
    location.replace((outcome.ok && outcome.value.returnTo) || '/')
  })
