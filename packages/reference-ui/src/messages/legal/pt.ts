import type { LegalMessages } from './index.ts'

export const messages: LegalMessages = {
  notice:
    'Isto é uma demonstração. A empresa é inventada, nada é vendido nem enviado, e o texto é um exemplo que nenhum advogado verificou.',
  contents: 'Nesta página',
  free: 'grátis',
}
