import { StoreProvider } from '@cairn/react'
import { type ReactNode, StrictMode } from 'react'
import { ShopContext } from '../app/ShopContext.tsx'
import { MessagesProvider } from '../messages/index.ts'
import type { Stage } from './states.types.ts'

export interface FrameProps {
  readonly stage: Stage
  readonly children: ReactNode
}

/** A part alone, with all that the shop puts around it and nothing of it to be seen. */
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
