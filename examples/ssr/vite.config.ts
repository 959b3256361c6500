import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

const shop = process.env.SHOP_URL ?? 'http://localhost:3000'
// The proxy makes the page and the shop one origin for the browser, so no CORS is needed. It sends the `Origin` of the
// shop, because the shop refuses changes from any other origin.
const passOn = { target: shop, changeOrigin: true, headers: { origin: shop } }

export default defineConfig({
  plugins: [react()],
  appType: 'custom',
  resolve: { conditions: ['@cairn/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@cairn/source', ...defaultServerConditions] } },
  server: { proxy: { '/api': passOn, '/as': passOn, '/media': passOn } },
})
