import type { Plugin } from 'vite'

const order = '@layer reset,tokens,base,parts,pages;'

/** Puts the order of the layers before every stylesheet: which chunk a browser meets first must not decide which rule wins. */
export const layersFirst = (): Plugin => ({
  name: 'layers-first',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${String(file.source)}`
      }
    },
  },
})
