import './style.css'
import { createFullStore } from '@cairn/core/domains'
import { StoreProvider } from '@cairn/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

const shop = import.meta.env.SHOP_URL
// Create the store once per page, outside React; `StoreProvider` starts it. The shop serves the sign-in pages on its
// own origin, which is not the origin of this page, so pass the shop's URLs.
const store = createFullStore({
  site: 'us/en-us',
  identity: { issuer: shop, authorizationEndpoint: `${shop}/as/authorization.oauth2` },
  checkAnswers: import.meta.env.DEV,
})

// After the sign-in, the identity provider redirects the shopper to this path.
if (location.pathname.endsWith('/auth-callback')) {
  store.auth.commands.complete(location.href).then(
    // Leave the callback URL in every case. If the sign-in was cancelled (`access_denied`) or failed, the auth view has
    // the error.
    (outcome) => history.replaceState(null, '', (outcome.ok ? outcome.value.returnTo : null) ?? '/'),
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')
createRoot(root).render(
  <StrictMode>
    <StoreProvider store={store}>
      <App />
    </StoreProvider>
  </StrictMode>,
)
