/** A field that a back end may leave out or send as null. */
export type Maybe<Value> = Value | null | undefined
/** An id or an amount: back ends send numbers, or the same as text. */
export type NumberOrText = Maybe<number | string>
