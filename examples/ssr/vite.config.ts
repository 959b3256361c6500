import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

const shop = process.env.SHOP_URL ?? 'http://localhost:3000'
// The proxy makes the page and the pictures of the shop one origin for the browser. The session server answers `/api`.
const passOn = { target: shop, changeOrigin: true }

export default defineConfig({
  plugins: [react()],
  appType: 'custom',
  resolve: { conditions: ['@cairn/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@cairn/source', ...defaultServerConditions] } },
  server: { proxy: { '/media': passOn } },
})
