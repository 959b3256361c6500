import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { layersFirst } from './scripts/layersFirst.ts'
import { statesPage } from './scripts/statesPage.ts'

const conditions = ['@cairn/source']

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), layersFirst(), statesPage()],
  appType: 'custom',
  // Workspace packages are built from their source, so a change in the core is seen at once.
  resolve: {
    conditions: [...conditions, 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom'],
  },
  ssr: {
    noExternal: [/^@cairn\//],
    resolve: {
      conditions: [...conditions, 'module', 'node', 'development|production'],
      externalConditions: conditions,
    },
  },
  css: { transformer: 'lightningcss' },
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // The policy allows pictures as data, but a file of its own is cached for every page.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: isSsrBuild ? 'src/app/entry-server.tsx' : 'src/app/entry-client.tsx' },
  },
}))
