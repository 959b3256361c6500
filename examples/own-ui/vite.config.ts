import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

const shop = process.env.SHOP_URL ?? 'http://localhost:3000'
// To the browser this page and the shop are one origin, so nothing needs CORS; the shop takes changes from its own origin only.
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
