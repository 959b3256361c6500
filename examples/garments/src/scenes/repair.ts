import { tabletop } from './tabletop.ts'

const PATCH =
  '<g transform="translate(800 672) rotate(68) scale(.58)"><rect x="-118" y="-92" width="240" height="190" rx="34" fill="#1d2a33" opacity=".35"/><rect x="-120" y="-96" width="240" height="190" rx="34" fill="#f58220"/><path d="M-86-84H86a22 22 0 0 1 22 22V60a22 22 0 0 1-22 22H-86a22 22 0 0 1-22-22V-62a22 22 0 0 1 22-22z" fill="none" stroke="#fff3dc" stroke-width="4.5" stroke-linecap="round" stroke-dasharray="15 11"/></g>'

const NEEDLE =
  '<path d="M846 628C930 560 960 640 1030 560S1110 330 1180 392" fill="none" stroke="#fff3dc" stroke-width="4.5" stroke-linecap="round"/><path d="M1160 386l150-64-144 78c-8 4-14-10-6-14z" fill="#e9edf0" stroke="#5a646b" stroke-width="1.5"/><path d="M1172 390l26-12" stroke="#39434a" stroke-width="3" stroke-linecap="round"/>'

const SCISSORS =
  '<g transform="translate(1300 640) rotate(24)"><g fill="#241a10" opacity=".25" transform="translate(8 12)"><path d="M-14-250L18 20-10 40z"/><path d="M14-250L-18 20l28 20z"/></g><path d="M-16-256c16 60 32 170 38 272l-26 18c-12-96-22-196-12-290z" fill="#cfd6da" stroke="#59636a" stroke-width="2"/><path d="M16-256c-16 60-32 170-38 272l26 18c12-96 22-196 12-290z" fill="#eef2f4" stroke="#59636a" stroke-width="2"/><circle cy="2" r="9" fill="#59636a"/><g fill="none" stroke="#20303a" stroke-width="24"><ellipse cx="-56" cy="104" rx="40" ry="66" transform="rotate(24 -56 104)"/><ellipse cx="56" cy="104" rx="40" ry="66" transform="rotate(-24 56 104)"/></g></g>'

const SPOOL =
  '<g transform="translate(1060 730)"><ellipse cx="8" cy="86" rx="84" ry="20" fill="#241a10" opacity=".25"/><path d="M-62-84h124v20c0 9-12 12-12 22v84c0 10 12 13 12 22v20H-62V64c0-9 12-12 12-22v-84c0-10-12-13-12-22z" fill="#8a5f33" stroke="#4a3018" stroke-width="2"/><rect x="-58" y="-52" width="116" height="104" rx="10" fill="#fff3dc"/><path d="M-58-36L58-46M-58-18L58-28M-58 0L58-10M-58 18L58 8M-58 36L58 26" stroke="#cdb98f" stroke-width="3"/></g>'

/** A jacket with a new patch, beside the tools for it. */
export const repair = tabletop('A jacket with a new patch', [
  [{ type: 'hardshell', colourway: 'glacier' }, [430, 690, 1180, -7]],
  PATCH,
  NEEDLE,
  SPOOL,
  SCISSORS,
])
