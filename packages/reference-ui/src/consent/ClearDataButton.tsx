import { useState } from 'react'
import { fetchable } from '../app/loading/fetchable.tsx'
import { OnceOpen } from '../app/shell/Panels.tsx'
import { useMessages } from '../messages/index.ts'

const ClearDataDialog = fetchable(() => import('./ClearDataDialog.tsx'))

/** The button that opens the dialog to clear the shop's data in this browser. */
export function ClearDataButton({ className }: { readonly className?: string | undefined }) {
  const { common } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {common.clearData}
      </button>
      <OnceOpen isOpen={isOpen} onClose={close}>
        {(onFailed) => <ClearDataDialog open={isOpen} onClose={close} onFailed={onFailed} />}
      </OnceOpen>
    </>
  )
}
