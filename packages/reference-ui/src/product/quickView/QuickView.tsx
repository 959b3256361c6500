import { useOverlay } from '@cairn/react'
import { useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { SheetGrip } from '../../ui/overlay/SheetGrip.tsx'
import { QuickViewContent } from './QuickViewContent.tsx'

/**
 * A dialog that shows a product over a list, so that the shopper can choose and add it without leaving the page. Mount
 * it once; the overlay domain opens and closes it.
 */
export default function QuickView() {
  const { common } = useMessages()
  const { quickView, closePanel } = useOverlay()
  const [card, setCard] = useState(quickView)
  // Keep showing the last card during the closing animation.
  if (quickView !== null && quickView !== card) setCard(quickView)
  return (
    <Dialog
      open={quickView !== null}
      onClose={closePanel}
      title={card?.name}
      closeLabel={common.close}
      size="wide"
      sheet={<SheetGrip onClose={closePanel} />}
    >
      {card === null ? null : <QuickViewContent key={card.id} card={card} />}
    </Dialog>
  )
}
