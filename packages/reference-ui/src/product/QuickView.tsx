import { useOverlay } from '@cairn/react'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { QuickViewContent } from './QuickViewContent.tsx'

/** A product over the page it was found on: chosen and added without leaving it. Mount it once; the overlay decides whether it is open. */
export default function QuickView() {
  const { common } = useMessages()
  const { quickView, closePanel } = useOverlay()
  const [card, setCard] = useState(quickView)
  // It stays while it leaves the screen.
  if (quickView !== null && quickView !== card) setCard(quickView)
  return (
    <Dialog
      open={quickView !== null}
      onClose={closePanel}
      title={card?.name}
      closeLabel={common.close}
      size="wide"
      sheet
    >
      {card === null ? null : <QuickViewContent key={card.id} card={card} />}
    </Dialog>
  )
}
