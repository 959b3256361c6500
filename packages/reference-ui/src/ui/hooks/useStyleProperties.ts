import { type RefObject, useLayoutEffect } from 'react'

/**
 * Sets custom properties on an element through the CSSOM, because a `style-src 'self'` policy refuses a `style`
 * attribute.
 * Use it for values from data (a content-managed colour). They apply only at hydration, so give the style sheet a
 * fallback.
 */
export function useStyleProperties(ref: RefObject<HTMLElement | null>, properties: StyleProperties): void {
  const entries = JSON.stringify(properties)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `entries` replaces `properties`, whose identity changes with every render
  useLayoutEffect(() => {
    const style = ref.current?.style
    if (!style) return
    const names = Object.keys(properties)
    for (const [name, value] of Object.entries(properties)) {
      if (value === undefined) style.removeProperty(name)
      else style.setProperty(name, value)
    }
    return () => {
      for (const name of names) style.removeProperty(name)
    }
  }, [ref, entries])
}

/** Custom properties by name. */
export type StyleProperties = Readonly<Record<`--${string}`, string | undefined>>
