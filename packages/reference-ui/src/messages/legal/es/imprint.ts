import { factRows } from '../../../legal/factRows.ts'
import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Aviso legal',
  description: 'Quién es el titular de esta tienda, cómo contactar con nosotros y dónde está inscrita la empresa.',
  sections: ({ law: { seller, imprint, disputeBody, ...law }, contact, country }) => [
    {
      id: 'company',
      heading: 'Empresa',
      blocks: [
        ...(imprint.value === null ? [] : [`Información conforme al ${imprint.value}.`]),
        {
          kind: 'rows',
          rows: [
            ['Denominación social', seller.name],
            ['Domicilio social', seller.address.join(', ')],
            ['Representante legal', seller.representative],
            ['Registro Mercantil', seller.register],
            ['NIF-IVA', seller.taxNumber],
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
            ...(contact.email === null ? [] : [['Correo electrónico', contact.email] as const]),
            ...(contact.phone === null ? [] : [['Teléfono', contact.phone] as const]),
          ],
        },
        { kind: 'links', links: [{ title: 'Todas las formas de contacto', path: '/service#contact' }] },
      ],
    },
    {
      id: 'content',
      heading: 'Responsable del contenido',
      blocks: [`${seller.representative}, en la dirección indicada.`],
    },
    {
      id: 'disputes',
      heading: 'Resolución de conflictos',
      blocks:
        disputeBody.value === null
          ? ['Escríbenos primero. En este país no conocemos ningún organismo general para compras en línea.']
          : [
              'Escríbenos primero: casi todo se resuelve con un mensaje. En general, los consumidores pueden acudir a:',
              { kind: 'links', links: [{ title: disputeBody.value.name, href: disputeBody.value.url }] },
              'Esta tienda es una demostración y no participa en procedimientos de resolución de litigios de consumo.',
            ],
    },
    {
      id: 'sources',
      heading: `Fuentes de estos datos (${country})`,
      blocks: [
        {
          kind: 'rows',
          rows: factRows(
            { seller, imprint, disputeBody, ...law },
            {
              company: 'Empresa y contacto',
              invented: (date) => `Inventados para esta demostración, a ${date}.`,
              returns: 'Devoluciones',
              ownTerms: (date) => `Condiciones propias, a ${date}.`,
              imprint: 'Aviso legal',
              withdrawal: 'Desistimiento',
              guarantee: 'Garantía legal',
              dispute: 'Conflictos',
              compared: (date, publication) => `Comparado el ${date} con: ${publication}.`,
            },
          ),
        },
        'Esta tienda es una demostración: la empresa, su dirección y sus números son inventados. Hemos comparado cada ley con la publicación indicada, que puede ser anterior a la ley vigente. Una tienda real consulta a un abogado.',
      ],
    },
  ],
}
