import { StoreProvider } from '@cairn/react'
import { type ReactNode, StrictMode } from 'react'
import { ShopContext } from '../app/shop/ShopContext.tsx'
import { MessagesProvider } from '../messages/index.ts'
import type { Stage } from './states.types.ts'

export interface FrameProps {
  readonly stage: Stage
  readonly children: ReactNode
}

/** Renders a component alone, in the providers of the shop but without its visible layout. */
export function Frame({ stage: { site, url, isNavigating, store, messages }, children }: FrameProps) {
  return (
    <StrictMode>
      <StoreProvider store={store}>
        <ShopContext value={{ site, url, isNavigating, navigate: () => undefined }}>
          <MessagesProvider messages={messages}>{children}</MessagesProvider>
        </ShopContext>
      </StoreProvider>
    </StrictMode>
  )
}
