import { type RefObject, useLayoutEffect } from 'react'

/**
 * Sets custom properties with values from data, such as a content-managed colour, through the CSSOM, because a
 * `style-src 'self'` policy refuses a `style` attribute. The properties are set only at hydration, so the style sheet
 * needs a fallback until then.
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
