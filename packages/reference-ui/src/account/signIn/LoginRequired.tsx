import { useAuth, useOverlay } from '@cairn/react'
import { useHref } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'

/**
 * The dialog that asks an anonymous visitor to sign in before using the wish list. Mount it once; the overlay domain
 * opens it.
 */
export default function LoginRequired() {
  const href = useHref()
  const { common, login: words } = useMessages()
  const { dialog, closeDialog } = useOverlay()
  const { status, signIn } = useAuth()
  return (
    <Dialog
      open={dialog === 'login'}
      onClose={closeDialog}
      title={words.title}
      closeLabel={common.close}
      actions={
        <>
          <Button wide busy={status === 'leaving'} onClick={() => signIn({ delay: 1000 })}>
            {words.login}
          </Button>
          <LinkButton wide look="outline" href={href('/sign-up')} onClick={closeDialog}>
            {words.signUp}
          </LinkButton>
        </>
      }
    >
      <p>{words.sorry}</p>
      <p>{words.please}</p>
    </Dialog>
  )
}
