import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

const shop = process.env.SHOP_URL ?? 'http://localhost:3000'
// To the browser this page and the shop are one origin, so nothing needs CORS; the shop takes changes from its own origin only.
const passOn = { target: shop, changeOrigin: true, headers: { origin: shop } }

export default defineConfig({
  plugins: [react()],
  appType: 'custom',
  resolve: { conditions: ['@cairn/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@cairn/source', ...defaultServerConditions] } },
  server: { proxy: { '/api': passOn, '/as': passOn, '/media': passOn } },
})
