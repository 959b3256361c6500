import { factRows } from '../../../legal/factRows.ts'
import type { LegalSection, LegalText } from '../../../legal/legal.types.ts'

/** The host of the site, which only the law of France asks for (LCEN, art. 1-1, I, 4°). */
const HOST: LegalSection = {
  id: 'host',
  heading: 'Hébergement',
  blocks: [
    {
      kind: 'rows',
      rows: [
        ['Hébergeur', 'Hébergeur fictif de la démonstration'],
        ['Adresse', '1, rue de l’Exemple, 00000 Exempleville, France'],
        ['Téléphone', '+33 0 00 00 00 00'],
      ],
    },
    'Cet hébergeur est inventé. Une vraie boutique indique ici le nom, l’adresse et le téléphone du sien.',
  ],
}

export const text: LegalText = {
  title: 'Mentions légales',
  description: 'Qui gère cette boutique, comment nous joindre et où la société est inscrite.',
  sections: ({ countryCode, law: { seller, imprint, disputeBody, ...law }, contact, country }) => [
    {
      id: 'company',
      heading: 'Société',
      blocks: [
        ...(imprint.value === null ? [] : [`Base légale de ces informations : ${imprint.value}.`]),
        {
          kind: 'rows',
          rows: [
            ['Nom', seller.name],
            ['Adresse', seller.address.join(', ')],
            ['Directeur de la publication', seller.representative],
            ['Registre du commerce', seller.register],
            ['Numéro de TVA', seller.taxNumber],
          ],
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        {
          kind: 'rows',
          rows: [
            ...(contact.email === null ? [] : [['E-mail', contact.email] as const]),
            ...(contact.phone === null ? [] : [['Téléphone', contact.phone] as const]),
          ],
        },
        { kind: 'links', links: [{ title: 'Tous les moyens de nous contacter', path: '/service#contact' }] },
      ],
    },
    {
      id: 'content',
      heading: 'Responsable du contenu',
      blocks: [`${seller.representative}, à l’adresse ci-dessus.`],
    },
    ...(countryCode === 'FR' ? [HOST] : []),
    {
      id: 'disputes',
      heading: 'Régler un litige',
      blocks:
        disputeBody.value === null
          ? ['Écrivez-nous d’abord. Nous ne connaissons pas d’organisme général pour les achats en ligne dans ce pays.']
          : [
              'Écrivez-nous d’abord : un message suffit souvent. En général, les consommateurs peuvent aussi s’adresser à :',
              { kind: 'links', links: [{ title: disputeBody.value.name, href: disputeBody.value.url }] },
              'Cette boutique de démonstration ne participe à aucune procédure de médiation de la consommation.',
            ],
    },
    {
      id: 'sources',
      heading: `Origine de ces informations (${country})`,
      blocks: [
        {
          kind: 'rows',
          rows: factRows(
            { seller, imprint, disputeBody, ...law },
            {
              company: 'Société et contact',
              invented: (date) => `Inventés pour cette démonstration, au ${date}.`,
              returns: 'Retours',
              ownTerms: (date) => `Nos propres conditions, au ${date}.`,
              imprint: 'Mentions légales',
              withdrawal: 'Rétractation',
              guarantee: 'Garantie légale',
              dispute: 'Litiges',
              compared: (date, publication) => `Comparé le ${date} avec : ${publication}.`,
            },
          ),
        },
        'Cette boutique est une démonstration : la société, son adresse et ses numéros sont inventés. Nous avons comparé chaque loi avec la publication indiquée, qui peut être plus ancienne que la loi. Une vraie boutique consulte un avocat.',
      ],
    },
  ],
}
