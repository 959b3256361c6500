import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { layersFirst } from './scripts/layersFirst.ts'
import { statesPage } from './scripts/statesPage.ts'

const conditions = ['@cairn/source']

/**
 * Without groups the bundler creates a chunk for everything that two others share: thirty scripts and fourteen style
 * sheets before the first paint.
 * The code of every page forms one chunk, and the code of nearly every page with products a second one.
 */
const groups = [
  // Stays in the browser's cache when the shop changes, and runs in a task of its own.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'run-react', test: /src[\\/]app[\\/]runReact\.ts$/ },
  // XState, which the code of every page re-exports but uses only after the first interaction, and the files that the machines share with chunks
  // that load after them: with these, the machines come in two files.
  {
    name: 'machines',
    test: /[\\/](xstate|core[\\/]src[\\/](api[\\/]readParts|auth[\\/]auth\.rules|search[\\/]search\.rules))[\\/.]/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  // Everything in the initial load, except the script that loads it.
  {
    name: 'shop',
    tags: ['$initial' as const],
    test: (id: string) =>
      !/src[\\/]app[\\/](start|firstPaint|replayEarlyClicks|reloadOnLoadError|nextTask|runReact)\.ts$/.test(id),
  },
  // The fields of filters too: the machines share them with the search page, and would otherwise come in three files.
  { name: 'products', test: /src[\\/](product[\\/](CatalogueCard|ProductRail)\.tsx|search[\\/]filters\.rules\.ts)$/ },
  // The code for the start of a product page and of search results.
  { name: 'breadcrumbs', test: /src[\\/](content[\\/]breadcrumbs|ui[\\/](Breadcrumbs|Disclosure|preloadPicture))\./ },
  // The wish list uses it too, and must not load the rest of the product page.
  { name: 'WishlistHeart', test: /src[\\/]product[\\/]WishlistHeart\./ },
  { name: 'useConfirmBeforeUnload', test: /src[\\/]cart[\\/](useConfirmBeforeUnload|confirmBeforeUnload)\./ },
  // The quick view shares its components with the product page. In separate chunks each would repeat imports from the
  // shop chunk, which makes the page larger.
  {
    name: 'product.page',
    test: /src[\\/]product[\\/](product\.page|BuyActs|BuyPrice|VariantChoice|ReviewScore|Gallery)\./,
  },
  // One chunk for the code that the search panel and the results page share, and another for an empty search.
  { name: 'finding', test: /src[\\/](search[\\/]searchAddress|ui[\\/]Chip)\./ },
  { name: 'NoResults', test: /src[\\/](search[\\/](NoResults|SearchHelp|helpIcons)|contact[\\/]ContactList)\./ },
  // Every page loads it without an interaction, and the settings open only afterwards.
  { name: 'connectConsent', test: /src[\\/]consent[\\/](connectConsent|ownConsentTool)\./ },
  { name: 'focusPage', test: /focusPage\.ts$/, priority: 1 },
  // The components and their class names would otherwise be four small chunks.
  { name: 'fields', test: /src[\\/]ui[\\/](Checkbox|Field)\./ },
  // The drawer of the filters shares them with the page.
  { name: 'search.page', test: /src[\\/]search[\\/](search\.page|Facets|SearchPage)\./ },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), layersFirst(), statesPage()],
  appType: 'custom',
  // Workspace packages are built from source, so a change in the core applies at once.
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
    // The policy allows pictures as data URLs, but a separate file is cached for all pages.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // Every page has already loaded these files, so the preload lists of lazy components omit them.
      resolveDependencies: (_file, needed) =>
        needed.filter((file) => !/\/(react|rolldown-runtime|run-react|shop)-/.test(file)),
    },
    rolldownOptions: isSsrBuild
      ? { input: 'src/app/entry-server.tsx' }
      : {
          input: ['src/app/start.ts', 'src/app/entry-client.tsx'],
          // `start.ts` calls exports of `entry-client.tsx`, so the build must not remove them. It may add some, which the group of the machines needs.
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: { groups } },
        },
  },
}))
