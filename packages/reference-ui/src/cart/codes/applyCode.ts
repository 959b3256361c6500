import type { ChangeOptions, Outcome, StoreError } from '@cairn/core'
import type { Cart, CartCommands, CartRequest } from '@cairn/core/cart'
import type { CodeKind } from './codes.types.ts'

export type Applied = { readonly kind: CodeKind; readonly outcome: Outcome<Cart> }

/** Whether the code may be of another kind. A back end of another shop may say so in its own words. */
const mayBeOther = ({ code, problem = '' }: StoreError): boolean =>
  code === 'REFUSED' && !/^(coupon|gift_card|only_one|too_many)/.test(problem)

const requestOf = (kind: CodeKind, code: string): CartRequest =>
  kind === 'coupon' ? { kind: 'coupon', code } : { kind: 'giftCard', code }

/**
 * Applies a code without knowing its kind: it tries the kinds in their order until the back end knows the code. If it
 * knows none, the outcome is that of the first kind.
 */
export const applyCode = async (
  change: CartCommands['change'],
  kinds: readonly CodeKind[],
  code: string,
  options: ChangeOptions,
): Promise<Applied> => {
  const refused: Applied[] = []
  for (const kind of kinds) {
    const applied: Applied = { kind, outcome: await change(requestOf(kind, code), { ...options, toast: false }) }
    if (applied.outcome.ok || !mayBeOther(applied.outcome.error)) return applied
    refused.push(applied)
  }
  const [first] = refused
  if (first === undefined) throw new Error('A code needs a kind')
  return first
}
