import { httpContent } from '../api/httpGateways.ts'
import type { ContentGateway } from '../content/content.types.ts'
import type { PortDefinition } from '../kit/definition.types.ts'
import { contentAnswers } from '../store/portAnswers.ts'

/** The port (gateway interface) `content`, which pages call without a domain: `createStore({ ports: [content] })`. */
export const content: PortDefinition<'content', ContentGateway> = {
  name: 'content',
  createGateway: httpContent,
  answers: contentAnswers,
}
