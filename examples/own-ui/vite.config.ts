import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

const shop = process.env.SHOP_URL ?? 'http://localhost:3000'
// The proxy makes the page and the shop one origin for the browser, so no CORS is needed. It sends the `Origin` of the
// shop, because the shop refuses changes from any other origin.
const passOn = { target: shop, changeOrigin: true, headers: { origin: shop } }

export default defineConfig({
  plugins: [react()],
  define: { 'import.meta.env.SHOP_URL': JSON.stringify(shop) },
  resolve: { conditions: ['@cairn/source', ...defaultClientConditions] },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': passOn, '/as': passOn, '/pf': passOn, '/interaction': passOn, '/media': passOn },
  },
})
