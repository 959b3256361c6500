import './style.css'
import { createStore } from '@cairn/core'
import { StoreProvider } from '@cairn/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

const shop = import.meta.env.SHOP_URL
// Once for the page, outside React; the provider starts it. Its sign-in pages are the shop's own, which is another origin here.
const store = createStore({
  site: 'us/en-us',
  identity: { issuer: shop, authorizationEndpoint: `${shop}/as/authorization.oauth2` },
})

// Where the sign-in pages send the shopper back to.
if (location.pathname.endsWith('/auth-callback')) {
  store.auth.commands.complete(location.href).then(
    ({ returnTo }) => history.replaceState(null, '', returnTo ?? '/'),
    // Cancelled at the provider (`access_denied`), or failed: the view of `auth` says which, and nobody stays on this address.
    () => history.replaceState(null, '', '/'),
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
