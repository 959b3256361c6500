import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileEagerly } from './scripts/compileEagerly.ts'
import { layersFirst } from './scripts/layersFirst.ts'
import { statesPage } from './scripts/statesPage.ts'

const conditions = ['@cairn/source']

/**
 * Groups of files that form one chunk. Without them, the bundler creates a separate chunk for all code that two chunks
 * share, and a page loads thirty scripts and fourteen style sheets before the first paint.
 */
const groups = [
  // React rarely changes, so a separate chunk stays in the browser's cache when the code of the shop changes.
  // `run-react` executes React in a separate browser task (start.ts).
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'run-react', test: /src[\\/]app[\\/]client[\\/]runReact\.ts$/ },
  // XState, openapi-fetch and the core files that the machines share with later chunks; without this group, the machines would load as
  // more than two files. The first load of a page re-exports XState but does not need it, so `shop` does not contain it.
  {
    name: 'machines',
    test: /[\\/](xstate|openapi-fetch|core[\\/]src[\\/](api[\\/](readParts|readBody|middleware|client|named)|auth[\\/]auth\.rules|search[\\/]search\.rules|shared[\\/]custom))[\\/.]/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  // Small files of the core that read the answers of several services.
  {
    name: 'readers',
    test: /core[\\/]src[\\/](api[\\/]mappers[\\/](fields|prices|cart\.open)|shared[\\/](answerParts|unsupported))\.ts$/,
    includeDependenciesRecursively: false,
  },
  // All code of the initial load, except the start script that loads it.
  {
    name: 'shop',
    tags: ['$initial' as const],
    test: (id: string) =>
      !/src[\\/]app[\\/]client[\\/](start|firstPaint|replayEarlyClicks|reloadOnLoadError|nextTask|runReact)\.ts$/.test(
        id,
      ),
  },
  // Nearly every page with products loads this code. The machines and the search page share `filters.rules.ts`, which
  // would be a third file for the machines to load in a chunk of its own.
  {
    name: 'products',
    test: /src[\\/](product[\\/]card[\\/](CatalogueCard|ProductRail)\.tsx|search[\\/]filters\.rules\.ts)$/,
  },
  // Code that the top of a product page and the top of the search results share.
  {
    name: 'breadcrumbs',
    test: /src[\\/](content[\\/]breadcrumbs|ui[\\/]\w+[\\/](Breadcrumbs|Disclosure|preloadPicture))\./,
  },
  // The wish list page uses the heart button too, and must not load the rest of the product page.
  { name: 'WishlistHeart', test: /src[\\/]product[\\/]card[\\/]WishlistHeart\./ },
  { name: 'useConfirmBeforeUnload', test: /src[\\/]cart[\\/]useConfirmBeforeUnload\./ },
  // The delivery box and the order page share these small files.
  {
    name: 'delivery',
    test: /src[\\/](contact[\\/]addressRequest|delivery[\\/](cheapestOption|dayRange|deliveryName))\./,
    includeDependenciesRecursively: false,
  },
  // Lists of products in the account have this grid, and must not load the search page.
  { name: 'ProductGrid', test: /src[\\/]ui[\\/]productCard[\\/]ProductGrid\./ },
  // The quick view and the product page share these components. As separate chunks, each would repeat the imports from
  // the `shop` chunk, which would make the page larger.
  {
    name: 'product.page',
    test: /src[\\/]product[\\/]\w+[\\/](product\.page|BuyActs|BuyPrice|VariantChoice|ReviewScore|Gallery)\./,
  },
  // One chunk has the code that the search panel and the results page share. The other has the help for a search
  // without results.
  { name: 'finding', test: /src[\\/](search[\\/]searchAddress|ui[\\/]button[\\/]Chip)\./ },
  { name: 'NoResults', test: /src[\\/](search[\\/](NoResults|SearchHelp|helpIcons)|contact[\\/]ContactList)\./ },
  // Every page loads this code without an interaction. The consent settings load only when a visitor opens them.
  { name: 'connectConsent', test: /src[\\/]consent[\\/](connectConsent|ownConsentTool)\./ },
  { name: 'focusPage', test: /focusPage\.ts$/, priority: 1 },
  // Code that all account pages share. As separate chunks, their names would make the first load of every page larger.
  {
    name: 'account',
    test: /src[\\/](account[\\/](layout|profile[\\/]ProfileText|membership[\\/](membership\.rules|useMembershipData)|wishlist[\\/]wishlistItemPath)\b|messages[\\/](account|accountLead)[\\/]index\.ts|consent[\\/]ClearDataButton)/,
    includeDependenciesRecursively: false,
  },
  // The texts of the lazy parts have one loader each, of a few bytes.
  { name: 'texts', test: /src[\\/]messages[\\/](useFetched|(codes|delivery|memory|product)[\\/]index)\.ts$/ },
  // What the shop remembers and the comparison share these small files.
  {
    name: 'memory',
    test: /src[\\/](memory[\\/](memories|createMemory|limits|functionalConsent)|compare[\\/](comparePath|CompareToggle))\./,
  },
  // Without this group, these components and their class names would be four small chunks.
  { name: 'fields', test: /src[\\/]ui[\\/]form[\\/](Checkbox|Field)\./ },
  // The filter drawer and the search page share these components.
  { name: 'search.page', test: /src[\\/]search[\\/](search\.page|Facets|SearchPage)\./ },
]

/**
 * Chunks that keep their name in the file name, because journeys look for them. All others have a short hash only: the
 * first load of each page lists every file, and their names made it 1 kB larger. `manifest.json` has the names.
 */
const isNamed = new Set([
  'product.page',
  'search.page',
  'react',
  'shop',
  'machines',
  'connectStore',
  'connectConsent',
  'focusPage',
  'NewsletterForm',
  'ContactDialog',
])

/** The pages that shoppers go to most. */
const FREQUENT = /\/(product|search)\.page-/

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), layersFirst(), ...(isSsrBuild ? [] : [compileEagerly()]), statesPage()],
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
    // Assets do not become data URLs, although the content security policy allows them for pictures: the browser caches
    // a separate file for all pages.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // The first load of every page has these lists. Styles must be in them, or a lazy part appears without styles. The
      // scripts that a lazy part imports are listed only for the pages that shoppers go to most; the others request
      // them one step later, which makes every first load 0.8 kB smaller.
      resolveDependencies: (file, needed) =>
        needed.filter((one) => one.endsWith('.css') || (FREQUENT.test(file) && !/\/(react|shop)-/.test(one))),
    },
    rolldownOptions: isSsrBuild
      ? { input: 'src/app/server/entry-server.tsx' }
      : {
          input: ['src/app/client/start.ts', 'src/app/client/entry-client.tsx'],
          // `start.ts` calls exports of `entry-client.tsx`, so the build must keep them. The build may add exports,
          // because the `machines` chunk needs some.
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: { groups },
            chunkFileNames: ({ name }) => (isNamed.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'),
            assetFileNames: 'assets/[hash:7][extname]',
          },
        },
  },
}))
