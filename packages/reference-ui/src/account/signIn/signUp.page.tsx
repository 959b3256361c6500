import { useAccount, useAuth } from '@cairn/react'
import { useEffect, useState } from 'react'
import { NeedsScript } from '../../app/loading/NeedsScript.tsx'
import { definePage } from '../../app/routing/page.ts'
import { useHref, useShop } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TextButton } from '../../ui/button/TextLink.tsx'
import { Wrap } from '../../ui/layout/Page.tsx'
import { Scene } from '../../ui/picture/Scene.tsx'
import { knownFromHash } from './knownFromHash.ts'
import styles from './SignUp.module.css'
import { SignUpForm } from './SignUpForm.tsx'

function SignUp() {
  const { navigate } = useShop()
  const href = useHref()
  const { signUp: words } = useMessages()
  const { isAuthenticated, signIn } = useAuth()
  const unsupported = useAccount((view) => view.unsupported)
  const dashboard = href('/account/dashboard')
  useEffect(() => {
    // A signed-in customer already has an account (spec 2.routes.sign-up-signed-in).
    if (isAuthenticated) navigate('/account/dashboard', { replace: true })
  }, [isAuthenticated, navigate])
  // The server does not know the fragment, so read it after the hydration. Then remove it, so that the details do not
  // stay in the address bar.
  const [known, setKnown] = useState(() => knownFromHash(''))
  useEffect(() => {
    const next = knownFromHash(location.hash)
    if (next.userName === '') return
    setKnown(next)
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  const greet = async () => {
    const { ok } = await signIn({ returnTo: dashboard })
    // The account now exists, so go to the dashboard, where the customer can sign in again. If the form stayed,
    // submitting it again would fail because the email address is taken.
    if (!ok) navigate('/account/dashboard', { replace: true })
  }
  return (
    <Wrap className={styles.page}>
      <h1>{words.title}</h1>
      <p className={styles.text}>{words.text}</p>
      <NeedsScript />
      {unsupported.includes('signUp') ? (
        // The provider creates the accounts, on the page where customers sign in.
        <Button onClick={() => signIn({ returnTo: dashboard })}>{words.title}</Button>
      ) : (
        <>
          <SignUpForm key={known.userName} known={known} onOpened={greet} />
          <p className={styles.other}>
            {words.haveAccount} <TextButton onClick={() => signIn({ returnTo: dashboard })}>{words.login}</TextButton>
          </p>
        </>
      )}
      {/* Lazy loading: narrow windows hide the picture and do not download it. */}
      <Scene file="dawn-16x9" sizes="70rem" className={styles.scene} />
    </Wrap>
  )
}

export default definePage({
  path: '/sign-up',
  head: ({ messages }) => ({ title: messages.signUp.title, robots: 'noindex' }),
  Component: SignUp,
})
