import { factRows } from '../../../legal/factRows.ts'
import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Informação legal',
  description: 'Quem gere esta loja, como nos contactar e onde a empresa está registada.',
  sections: ({ law: { seller, imprint, disputeBody, ...law }, contact, country }) => [
    {
      id: 'company',
      heading: 'Empresa',
      blocks: [
        ...(imprint.value === null ? [] : [`Informação nos termos do ${imprint.value}.`]),
        {
          kind: 'rows',
          rows: [
            ['Nome', seller.name],
            ['Morada', seller.address.join(', ')],
            ['Gerência', seller.representative],
            ['Registo comercial', seller.register],
            ['Número de IVA', seller.taxNumber],
          ],
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Contacto',
      blocks: [
        {
          kind: 'rows',
          rows: [
            ...(contact.email === null ? [] : [['E-mail', contact.email] as const]),
            ...(contact.phone === null ? [] : [['Telefone', contact.phone] as const]),
          ],
        },
        { kind: 'links', links: [{ title: 'Todas as formas de contacto', path: '/service#contact' }] },
      ],
    },
    {
      id: 'content',
      heading: 'Responsável pelos conteúdos',
      blocks: [`${seller.representative}, na morada acima.`],
    },
    {
      id: 'disputes',
      heading: 'Resolver um litígio',
      blocks:
        disputeBody.value === null
          ? ['Escreva-nos primeiro. Aqui não conhecemos um organismo geral para compras online.']
          : [
              'Escreva-nos primeiro: quase tudo se resolve com uma mensagem. Caso contrário, pode recorrer a:',
              { kind: 'links', links: [{ title: disputeBody.value.name, href: disputeBody.value.url }] },
              'Esta loja é uma demonstração e não participa em processos de resolução de litígios de consumo.',
            ],
    },
    {
      id: 'sources',
      heading: `De onde vêm estes dados (${country})`,
      blocks: [
        {
          kind: 'rows',
          rows: factRows(
            { seller, imprint, disputeBody, ...law },
            {
              company: 'Empresa e contacto',
              invented: (date) => `Inventados para esta demonstração, em ${date}.`,
              returns: 'Devoluções',
              ownTerms: (date) => `Condições próprias, em ${date}.`,
              imprint: 'Informação legal',
              withdrawal: 'Livre resolução',
              guarantee: 'Garantia legal',
              dispute: 'Litígios',
              compared: (date, publication) => `Comparado em ${date} com: ${publication}.`,
            },
          ),
        },
        'Esta loja é uma demonstração: a empresa, a morada e os números são inventados. Comparámos cada lei com a publicação indicada, que pode ser mais antiga do que a lei. Uma loja real consulta um advogado.',
      ],
    },
  ],
}
