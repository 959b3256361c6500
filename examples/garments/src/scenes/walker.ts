import type { Ink } from '../drawing/colour.ts'
import { hundredths } from '../drawing/number.ts'

/** Inks of the walker; the jacket is the only bright spot of a landscape. */
export type WalkerInks = { jacket: Ink; pack: Ink; lid: Ink; legs: Ink; dark: Ink; rim: Ink }

/**
 * Draws the back of a walker with pack and poles, who stands at the point (`x`, `y`). At a scale of 1 the walker is
 * about 100 units high.
 */
export function walker(x: number, y: number, scale: number, inks: WalkerInks): string {
  const shapes = [
    `<ellipse cx="5" cy="0" rx="22" ry="2.6" fill="${inks.dark}" opacity=".35"/>`,
    `<g fill="none" stroke="${inks.dark}" stroke-width="1.1" stroke-linecap="round">`,
    '<path d="M-20.5-52L-29 1M20.5-50L31-2"/>',
    '</g>',
    `<path fill="${inks.legs}" d="M-11.5-49C-13-36-12.6-22-11.6-4l7.6.6C-3.2-14-1.6-25 .2-35 3-31 5.4-27 6-23 5.2-17 4.8-12 5.2-7.5l7.8-.6C13.4-14 15-21 15.2-27 15.2-35 13.5-43 11.8-49z"/>`,
    `<path fill="none" stroke="${inks.rim}" stroke-width=".9" opacity=".55" d="M-11.4-46c-1 13-.6 26 .2 39M6.8-22c-.6 5-.9 9-.7 13"/>`,
    `<path fill="${inks.dark}" d="M-12-6c-.6 3-.7 5 0 6h8.3c.6-2 .6-4 .2-5.5zM5-8.8c-.5 2-.5 4 0 4.8h8.8c.7-1.3.5-3.6-.1-5.4zM0 1c.8-4.6 4.4-5.8 9-5.4 5.2.3 8.6 1.8 9.4 5.4z"/>`,
    `<path fill="${inks.jacket}" d="M-12-80c-5 1-7.5 6-8.6 12-.9 5-1.6 9-1.7 13-.1 3 4.3 3.6 5 .8.9-4 2-8 3.8-12zM12-80c5 1 7.5 6 8.6 12 .9 5 1.6 10 1.7 14 .1 3-4.3 3.6-5 .8-.9-4-2-9-3.8-13z"/>`,
    `<path fill="${inks.dark}" d="M-22.4-55.5c-.5 3.5.6 5 2.4 5s3-1.5 2.8-4.2zM22.4-54c.5 3.5-.6 5-2.4 5s-3-1.5-2.8-4.2z"/>`,
    `<path fill="${inks.jacket}" d="M-12.5-79C-8-84.5 8-84.5 12.5-79c2 9 1.3 21 1.5 33.5-8 3-20 3-28 0C-13.8-58-14.5-70-12.5-79z"/>`,
    `<path fill="${inks.dark}" opacity=".28" d="M8-82c3 1 4.5 2 5 4 1.5 9 1 21 1 32.5-2.5 1-5 1.6-7.5 2zM18-70c2.5 6 4 12 4.3 17l-5 .5c-.6-3-1.3-6-2.3-9z"/>`,
    `<path fill="none" stroke="${inks.rim}" stroke-width="1" stroke-linecap="round" opacity=".7" d="M-12.5-79.5c-4 1.5-6 6-7 11-.8 4-1.4 8-1.7 11.5"/>`,
    `<path fill="none" stroke="${inks.dark}" stroke-width=".8" opacity=".4" d="M-13.8-48.5c8 3 19.6 3 27.6 0M-18.5-66l4 2M18.5-66l-3.5 3"/>`,
    `<path fill="${inks.pack}" d="M-10.5-82C-10.5-90 10.5-90 10.5-82l1.3 24c.3 6-1.5 8-4 8.4-5 .8-10.6.8-15.6 0-2.5-.4-4.3-2.4-4-8.4z"/>`,
    `<path fill="${inks.lid}" d="M-10.6-83c.5-7 20.7-7 21.2 0l.3 7.5c-7 1.8-14.8 1.8-21.8 0z"/>`,
    `<path fill="${inks.dark}" opacity=".3" d="M5-87.5c3.5.6 5.5 2 5.6 5l1.2 24.5c.3 6-1.5 8-4 8.4l-2.3.3z"/>`,
    `<path fill="none" stroke="${inks.dark}" stroke-width="1" opacity=".6" d="M-5.5-76v10M5.5-76v10M-8-66c5 1.6 11 1.6 16 0l.4 11c-5.5 1.6-11.3 1.6-16.8 0z"/>`,
    `<path fill="none" stroke="${inks.rim}" stroke-width=".9" stroke-linecap="round" opacity=".75" d="M-10-80c.4-4 3.5-6 7-6.6M-10.8-72l-.8 13"/>`,
    `<rect x="-13" y="-53" width="26" height="6.5" rx="3.2" fill="${inks.legs}"/>`,
    `<path stroke="${inks.dark}" stroke-width="1.2" d="M-6-53.2v6.9M6-53.2v6.9"/>`,
    `<path stroke="${inks.rim}" stroke-width=".8" opacity=".6" d="M-11-51.8h22"/>`,
    `<path fill="${inks.legs}" d="M-3.4-90h6.8v4h-6.8z"/>`,
    `<path fill="${inks.jacket}" d="M-6.5-84.5c1-4 12-4 13 0z"/>`,
    `<path fill="${inks.pack}" d="M-6.2-91c-.6-7 2-11 6.2-11s6.8 4 6.2 11c-3.6 1.8-8.8 1.8-12.4 0z"/>`,
    `<path fill="${inks.lid}" d="M-6.4-94c4 1.4 8.8 1.4 12.8 0l.1 3.4c-4 2-9 2-13 0z"/>`,
    `<path fill="none" stroke="${inks.rim}" stroke-width=".9" stroke-linecap="round" opacity=".7" d="M-5.3-96c.4-3 1.8-5 3.8-5.4"/>`,
  ]
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${hundredths(scale)})">${shapes.join('')}</g>`
}
