import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Acessibilidade',
  description: 'Que norma esta loja segue, como a testamos, o que falta e como comunica uma barreira.',
  sections: ({ contact }) => [
    {
      id: 'goal',
      heading: 'O nosso objetivo',
      blocks: [
        'Todas as pessoas devem poder comprar aqui. Seguimos as diretrizes WCAG 2.2, nível AA.',
        'A EN 301 549, a norma do Ato Europeu da Acessibilidade (Diretiva (UE) 2019/882), exige WCAG 2.1.',
      ],
    },
    {
      id: 'tests',
      heading: 'Como testamos',
      blocks: [
        'Testes automáticos verificam cada parte da loja no tema claro e no escuro, com texto grande, a 320 píxeis de largura, só com o teclado e com animações reduzidas. Encontram muitas falhas, mas não todas.',
      ],
    },
    {
      id: 'limits',
      heading: 'O que falta',
      blocks: [
        {
          kind: 'list',
          items: [
            'Não houve auditoria independente e nenhuma pessoa com deficiência testou a loja.',
            'O carrinho, a conta e os filtros precisam de JavaScript. Os produtos, a pesquisa e estas páginas não.',
            'As imagens dos produtos são desenhos. A descrição indica o produto e a parte que se vê, não cada detalhe.',
          ],
        },
      ],
    },
    {
      id: 'report',
      heading: 'Comunicar uma barreira',
      blocks: [
        `Diga-nos o que não funciona e em que página${contact.email === null ? '' : `: ${contact.email}`}. Também pode pedir um texto noutro formato.`,
        { kind: 'links', links: [{ title: 'Contacte-nos', path: '/service#contact' }] },
      ],
    },
  ],
}
