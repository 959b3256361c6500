import { html } from './html.ts'

/** The storefront's sign of what is wrong: beside words that say it, never alone. */
export const ALERT_ICON = html`<svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" focusable="false"><path d="M12 4l9.5 16h-19zM12 10v5M12 17v.8"/></svg>`
