import { useStore } from '@cairn/react'
import { useCallback, useState } from 'react'
import { useHref, useShop } from '../app/shop/ShopContext.tsx'
import { loadClearDataMessages } from '../messages/clearData/index.ts'
import { useMessages } from '../messages/index.ts'
import { useFetched } from '../messages/useFetched.ts'
import { Button } from '../ui/button/Button.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import styles from './ClearDataDialog.module.css'
import { clearData } from './clearData.ts'

export interface ClearDataDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly clear?: typeof clearData
}

/** Asks for confirmation before it deletes everything that the shop stores in this browser. */
export default function ClearDataDialog({ open, onClose, clear = clearData }: ClearDataDialogProps) {
  const { hreflang } = useShop().site
  const home = useHref()('/home')
  const store = useStore()
  const { common } = useMessages()
  const words = useFetched(useCallback(() => loadClearDataMessages(hreflang), [hreflang]))
  const [state, setState] = useState<'asking' | 'clearing' | 'failed'>('asking')
  if (words === null) return null
  const confirm = () => {
    setState('clearing')
    clear(store, home, words.done).catch(() => setState('failed'))
  }
  const close = () => {
    // A confirmed deletion cannot be cancelled.
    if (state === 'clearing') return
    setState('asking')
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.title}
      closeLabel={common.close}
      actions={
        <>
          <Button wide busy={state === 'clearing'} onClick={confirm}>
            {common.clearData}
          </Button>
          <Button wide look="outline" onClick={close}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <p>{words.stays}</p>
      <p role="alert" className={styles.failure}>
        {state === 'failed' ? words.failed : null}
      </p>
    </Dialog>
  )
}
