import { hasStock, type ProductView } from '@cairn/core/product'
import { useEffect, useRef, useState } from 'react'
import { SIZE, sizesOf } from '../product/buy/options.ts'
import { sizeType } from '../product/garmentType.ts'
import { rememberSize, sizes } from './memories.ts'

/**
 * Chooses the size that the visitor chose last for this type of garment, if it is in stock and the URL names no variant.
 * Remembers each size that the visitor chooses. Returns the label of the remembered size while it is chosen.
 */
export const useRememberedSize = (view: ProductView, onSize: (key: string) => void): string | null => {
  const { product, choice, unavailable } = view
  const values = sizesOf(product)
  const chosen = choice[SIZE]
  const known = useRef(chosen)
  const [remembered, setRemembered] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival on the page chooses the remembered size
  useEffect(() => {
    const key = sizes.getSnapshot()[sizeType(product)]
    if (chosen !== undefined || key === undefined || unavailable !== null) return
    if (!values.some((value) => value.key === key) || !hasStock(product, { ...choice, [SIZE]: key })) return
    known.current = key
    setRemembered(key)
    onSize(key)
  }, [])
  useEffect(() => {
    if (chosen === undefined || chosen === known.current || values.length < 2) return
    known.current = chosen
    rememberSize(sizeType(product), chosen)
  }, [chosen, product, values.length])
  return chosen !== undefined && chosen === remembered
    ? (values.find(({ key }) => key === remembered)?.label ?? null)
    : null
}
