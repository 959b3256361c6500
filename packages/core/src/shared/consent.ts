/** What a visitor may allow, one by one. `necessary` needs nobody's leave. */
export type ConsentCategory = 'necessary' | 'analytics' | 'functional' | 'targeting' | 'social'

/** Whether that is allowed now. What is necessary always is. */
export const isGranted = (
  { granted }: { readonly granted: readonly ConsentCategory[] },
  category: ConsentCategory,
): boolean => category === 'necessary' || granted.includes(category)
