import { useState } from 'react'
import { fetchable } from '../../app/loading/fetchable.tsx'
import { useMessages } from '../../messages/index.ts'
import { TextButton } from '../../ui/button/TextLink.tsx'
import { sizesOf } from '../buy/options.ts'
import type { SizeGuideProps } from './SizeGuide.tsx'

const SizeGuide = fetchable(() => import('./SizeGuide.tsx'))

type SizeGuideButtonProps = Pick<SizeGuideProps, 'product' | 'choice' | 'onChoose'>

/** The button beside the sizes that opens the size guide. Renders nothing for a product of one size. */
export function SizeGuideButton({ product, choice, onChoose }: SizeGuideButtonProps) {
  const { sizeGuide, size: sizeWord } = useMessages().product
  const [phase, setPhase] = useState<'unopened' | 'open' | 'closed'>('unopened')
  if (sizesOf(product).length < 2) return null
  const { preload: warm } = SizeGuide
  return (
    <>
      <TextButton aria-haspopup="dialog" onPointerEnter={warm} onFocus={warm} onClick={() => setPhase('open')}>
        {sizeGuide}
      </TextButton>
      {phase === 'unopened' ? null : (
        <SizeGuide
          open={phase === 'open'}
          product={product}
          title={sizeGuide}
          sizeWord={sizeWord}
          choice={choice}
          onChoose={onChoose}
          onClose={() => setPhase('closed')}
          onFailed={() => setPhase('unopened')}
        />
      )}
    </>
  )
}
