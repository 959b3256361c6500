/** The categories of consent. `necessary` needs no consent. */
export type ConsentCategory = 'necessary' | 'analytics' | 'functional' | 'targeting' | 'social'

/** Whether a category is allowed now; `necessary` always is. */
export const isGranted = (
  { granted }: { readonly granted: readonly ConsentCategory[] },
  category: ConsentCategory,
): boolean => category === 'necessary' || granted.includes(category)
