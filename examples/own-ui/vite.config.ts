import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

const shop = process.env.SHOP_URL ?? 'http://localhost:3000'
// The proxy forwards the shop's paths, so for the browser the page and the shop have one origin and need no CORS. The
// proxy also sends the shop's `Origin`, because the shop refuses a request that changes data if it has any other
// `Origin`.
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
