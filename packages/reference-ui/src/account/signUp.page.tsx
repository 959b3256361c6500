import { useAuth, useFact } from '@cairn/react'
import { useEffect, useRef } from 'react'
import { NeedsScript } from '../app/NeedsScript.tsx'
import { definePage } from '../app/page.ts'
import { useHref, useShop } from '../app/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { Wrap } from '../ui/Page.tsx'
import { TextButton } from '../ui/TextLink.tsx'
import styles from './SignUp.module.css'
import { SignUpForm } from './SignUpForm.tsx'

function SignUp() {
  const { navigate } = useShop()
  const href = useHref()
  const { signUp: words } = useMessages()
  const { isAuthenticated, signIn } = useAuth()
  const dashboard = href('/account/dashboard')
  useEffect(() => {
    // Who is signed in already has an account (readings L24).
    if (isAuthenticated) navigate('/account/dashboard', { replace: true })
  }, [isAuthenticated, navigate])
  const isOpened = useRef(false)
  useFact('auth.startFailed', () => {
    // The account is there: what is left to do is to log in, and the form would only say that its address is taken.
    if (isOpened.current) navigate('/account/dashboard', { replace: true })
  })
  const greet = () => {
    isOpened.current = true
    signIn({ returnTo: dashboard })
  }
  return (
    <Wrap className={styles.page}>
      <h1>{words.title}</h1>
      <p className={styles.text}>{words.text}</p>
      <NeedsScript />
      <SignUpForm onOpened={greet} />
      <p className={styles.other}>
        {words.haveAccount} <TextButton onClick={() => signIn({ returnTo: dashboard })}>{words.login}</TextButton>
      </p>
      {/* Only wide windows show it, and only they fetch it. */}
      <img className={styles.scene} src="/media/scenes/dawn-16x9.svg" alt="" width="1600" height="900" loading="lazy" />
    </Wrap>
  )
}

export default definePage({
  path: '/sign-up',
  head: ({ messages }) => ({ title: messages.signUp.title, robots: 'noindex' }),
  Component: SignUp,
})
