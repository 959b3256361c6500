// Contact sheets: all screenshots of a part on one page, as HTML and as one image.
import { writeFileSync } from 'node:fs'

const style = `
body { margin: 24px; font: 13px system-ui; background: #8a8f8c; color: #000 }
h1 { font-size: 20px } h2 { font-size: 15px; margin: 24px 0 8px }
.row { display: flex; flex-wrap: wrap; gap: 12px; align-items: start }
figure { margin: 0 } figcaption { padding: 2px 0 } img { display: block; max-width: none }
`

/** Width of a screenshot on its sheet, by window width, in pixels. Very long pages are cut off. */
const SHOWN = { 1440: 480, 1024: 360, 768: 300, 390: 260, 320: 240 }
const LONGEST = 620

const figure = ({ state, width, language, scheme, file }) =>
  `<figure><figcaption>${state} · ${width} · ${language} · ${scheme}</figcaption><a href="${file}"><div style="max-height:${LONGEST}px;overflow:hidden"><img src="${file}" width="${SHOWN[width]}" alt=""></div></a></figure>`

const page = (title, body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style><body><h1>${title}</h1>${body}</body></html>`

const LOOKS = [
  { width: 1440, language: 'en', scheme: 'light' },
  { width: 390, language: 'en', scheme: 'light' },
  { width: 390, language: 'de', scheme: 'light' },
  { width: 320, language: 'de', scheme: 'light' },
  { width: 390, language: 'en', scheme: 'dark' },
  { width: 1440, language: 'de', scheme: 'dark' },
  { width: 1024, language: 'en', scheme: 'light' },
  { width: 768, language: 'en', scheme: 'light' },
]

/** Writes an HTML page and an image for each part and look, and an index of all. */
export const writeSheets = async ({ browser, results, pictures, states }) => {
  const names = [...new Set(pictures.map(({ part }) => part))]
  const order = new Map(states.map(({ part, state }, index) => [`${part}/${state}`, index]))
  const sorted = pictures.toSorted(
    (one, other) => order.get(`${one.part}/${one.state}`) - order.get(`${other.part}/${other.state}`),
  )
  const context = await browser.newContext({ viewport: { width: 2000, height: 1200 } })
  const tab = await context.newPage()
  const links = []
  for (const part of names) {
    const own = sorted.filter((picture) => picture.part === part)
    const whole = `sheet-${part}.html`
    const rows = [...new Set(own.map(({ state }) => state))]
      .map(
        (state) =>
          `<h2>${state}</h2><div class="row">${own
            .filter((each) => each.state === state)
            .map(figure)
            .join('')}</div>`,
      )
      .join('')
    writeFileSync(results + whole, page(part, rows))
    for (const look of LOOKS) {
      const some = own.filter(
        ({ width, language, scheme }) => width === look.width && language === look.language && scheme === look.scheme,
      )
      if (some.length === 0) continue
      const name = `sheet-${part}-${look.width}-${look.language}-${look.scheme}`
      writeFileSync(`${results}${name}.html`, page(name, `<div class="row">${some.map(figure).join('')}</div>`))
      await tab.goto(`file://${results}${name}.html`)
      await tab.screenshot({ path: `${results}${name}.png`, fullPage: true })
    }
    links.push(`<li><a href="${whole}">${part}</a> (${own.length})</li>`)
  }
  await context.close()
  writeFileSync(`${results}index.html`, page('States', `<ul>${links.join('')}</ul>`))
}
