import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { layersFirst } from './scripts/layersFirst.ts'
import { statesPage } from './scripts/statesPage.ts'

const conditions = ['@cairn/source']

/**
 * Left to itself the bundler makes a chunk of everything that two others share: thirty scripts and fourteen style sheets before the first paint.
 * What every page has is one chunk, and what nearly every page with products has is a second.
 */
const groups = [
  // Stays in the cache of a browser when the shop changes, and is run in a task of its own.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/, priority: 2 },
  { name: 'run-react', test: /src[\\/]app[\\/]runReact\.ts$/ },
  // Re-exported by what every page has, and used by none before it is touched.
  { name: 'machines', test: /[\\/]xstate[\\/]/, priority: 1 },
  // But for the script that fetches it.
  {
    name: 'shop',
    tags: ['$initial' as const],
    test: (id: string) => !/src[\\/]app[\\/](start|firstPaint|holdTaps|loadAnew|nextTask|runReact)\.ts$/.test(id),
  },
  { name: 'products', test: /src[\\/]product[\\/](CatalogueCard|ProductRail)\.tsx$/ },
  // What a product and the results of a search begin with.
  { name: 'trail', test: /src[\\/](content[\\/]way|ui[\\/](Breadcrumbs|Disclosure|preloadPicture))\./ },
  // The wish list has them too, and is not to wait for the rest of a product.
  { name: 'WishlistHeart', test: /src[\\/]product[\\/]WishlistHeart\./ },
  { name: 'useAskBeforeLeaving', test: /src[\\/]cart[\\/](useAskBeforeLeaving|askBeforeLeaving)\./ },
  // The quick view takes its parts from the page: apart, each would repeat what it needs of the shop, and the page would pay for it.
  {
    name: 'product.page',
    test: /src[\\/]product[\\/](product\.page|BuyActs|BuyPrice|VariantChoice|ReviewScore|Gallery)\./,
  },
  // What the panel of the search and the page of its results share; apart, what only an empty search shows.
  { name: 'finding', test: /src[\\/](search[\\/]searchAddress|ui[\\/]Chip)\./ },
  { name: 'NoResults', test: /src[\\/](search[\\/](NoResults|SearchHelp|helpIcons)|contact[\\/]ContactList)\./ },
  // Comes of itself on every page, and the settings open only after it.
  { name: 'connectConsent', test: /src[\\/]consent[\\/](connectConsent|ownConsentTool)\./ },
  { name: 'focusPage', test: /focusPage\.ts$/, priority: 1 },
  // The part and the names of its styles: two chunks of three lines each.
  { name: 'checkbox', test: /src[\\/]ui[\\/]Checkbox\./ },
]

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
    modulePreload: {
      polyfill: false,
      // What every page has is there before it fetches anything: it need not stand in the list of each lazy part.
      resolveDependencies: (_file, needed) =>
        needed.filter((file) => !/\/(react|rolldown-runtime|run-react|shop)-/.test(file)),
    },
    rolldownOptions: isSsrBuild
      ? { input: 'src/app/entry-server.tsx' }
      : {
          input: ['src/app/start.ts', 'src/app/entry-client.tsx'],
          // The first calls what the second exports.
          preserveEntrySignatures: 'exports-only',
          output: { codeSplitting: { groups } },
        },
  },
}))
