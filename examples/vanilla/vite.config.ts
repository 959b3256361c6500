import { defaultClientConditions, defineConfig } from 'vite'

const shop = process.env.SHOP_URL ?? 'http://localhost:3000'
// The proxy makes the page and the shop one origin for the browser, so no CORS is needed. It sends the `Origin` of the
// shop, because the shop refuses changes from any other origin.
const passOn = { target: shop, changeOrigin: true, headers: { origin: shop } }

export default defineConfig({
  resolve: { conditions: ['@cairn/source', ...defaultClientConditions] },
  server: { port: 5174, strictPort: true, proxy: { '/api': passOn, '/as': passOn, '/media': passOn } },
})
