type Same<First, Second> =
  (<Type>() => Type extends First ? 1 : 2) extends <Type>() => Type extends Second ? 1 : 2 ? true : false

/** Compiles only where both types are the same: `exactly<keyof Store, 'cart' | 'on'>()`. `any` is the same as `any` only. */
export const exactly = <First, Second>(..._: Same<First, Second> extends true ? [] : [never]): void => {}
