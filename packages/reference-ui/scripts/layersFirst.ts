import type { Plugin } from 'vite'

const order = '@layer reset,tokens,base,parts,pages;'

/**
 * Adds the order of the cascade layers to the start of every style sheet, so that the load order of the chunks cannot
 * change which rule wins.
 */
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
