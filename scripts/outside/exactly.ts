type Same<First, Second> =
  (<Type>() => Type extends First ? 1 : 2) extends <Type>() => Type extends Second ? 1 : 2 ? true : false

/**
 * Compiles only if both types are the same, for example `exactly<keyof Store, 'cart' | 'on'>()`. The type `any` is the
 * same as `any` only, not as every type.
 */
export const exactly = <First, Second>(..._: Same<First, Second> extends true ? [] : [never]): void => {}
