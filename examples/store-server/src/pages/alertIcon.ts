import { html } from './html.ts'

/** The storefront's error icon. It is decorative and always next to an error message. */
export const ALERT_ICON = html`<svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" focusable="false"><path d="M12 4l9.5 16h-19zM12 10v5M12 17v.8"/></svg>`
