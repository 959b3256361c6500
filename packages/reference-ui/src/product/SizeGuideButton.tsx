import type { Product } from '@cairn/core/product'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { TextButton } from '../ui/TextLink.tsx'

const loadSizeGuide = () => import('./SizeGuide.tsx')
const SizeGuide = lazy(loadSizeGuide)

/** Opens the size guide beside the sizes; nothing where there is only one size to take. */
export function SizeGuideButton({ product, size }: { readonly product: Product; readonly size: string | null }) {
  const { sizeGuide } = useMessages().product
  const [phase, setPhase] = useState<'unopened' | 'open' | 'closed'>('unopened')
  if (product.sizes.length < 2) return null
  const warm = () => void loadSizeGuide()
  return (
    <>
      <TextButton aria-haspopup="dialog" onPointerEnter={warm} onFocus={warm} onClick={() => setPhase('open')}>
        {sizeGuide}
      </TextButton>
      {phase === 'unopened' ? null : (
        <Suspense fallback={null}>
          <SizeGuide open={phase === 'open'} product={product} size={size} onClose={() => setPhase('closed')} />
        </Suspense>
      )}
    </>
  )
}
