import { createServer as createHttpServer, type Server } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import { createServer } from 'vite'
import type { Renderer } from './renderer.ts'

export interface Development {
  readonly renderer: Renderer
  /** Lets Vite handle its own requests before Fastify. */
  readonly serverFactory: NonNullable<FastifyServerOptions['serverFactory']>
  readonly close: () => Promise<void>
}

/** Creates a server that serves from source, so a change in any package of the workspace applies at once. */
export const createDevelopment = async (root: string): Promise<Development> => {
  const http = createHttpServer()
  const vite = await createServer({
    root,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server: http } },
  })
  const assets = {
    styles: ['/src/styles/index.css'],
    joined: [],
    scripts: ['/src/app/client/entry-client.tsx'],
  }
  return {
    renderer: {
      start: { src: '/src/app/client/start.ts' },
      load: async () => {
        const app = await vite.ssrLoadModule('/src/app/server/entry-server.tsx')
        return { render: app.render, createGateways: app.createGateways }
      },
      assets: () => assets,
      developmentHead: (path) => vite.transformIndexHtml(path, ''),
    },
    serverFactory: (handler): Server => {
      http.on('request', (request, response) => vite.middlewares(request, response, () => handler(request, response)))
      return http
    },
    close: () => vite.close(),
  }
}
