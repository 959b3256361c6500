import type { LegalText } from '../../../legal/legal.types.ts'

export const text: LegalText = {
  title: 'Accessibilità',
  description: 'Quale norma segue questo negozio, i nostri test, che cosa manca e come segnalare una barriera.',
  sections: ({ contact }) => [
    {
      id: 'goal',
      heading: 'Il nostro obiettivo',
      blocks: [
        'Tutti devono poter comprare qui. Seguiamo le linee guida WCAG 2.2, livello AA.',
        'EN 301 549, la norma collegata all’atto europeo sull’accessibilità (direttiva (UE) 2019/882), richiede le WCAG 2.1.',
      ],
    },
    {
      id: 'tests',
      heading: 'I nostri test',
      blocks: [
        'Test automatici controllano ogni parte del negozio con il tema chiaro e scuro, con il testo ingrandito, a 320 pixel di larghezza, con la sola tastiera e con animazioni ridotte. Trovano molti errori, ma non tutti.',
      ],
    },
    {
      id: 'limits',
      heading: 'Che cosa manca',
      blocks: [
        {
          kind: 'list',
          items: [
            'Non c’è stata una verifica indipendente e nessuna persona con disabilità ha provato il negozio.',
            'Carrello, account e filtri hanno bisogno di JavaScript. Prodotti, ricerca e queste pagine no.',
            'Le immagini dei prodotti sono disegni. La descrizione indica il prodotto e la parte mostrata, non ogni dettaglio.',
          ],
        },
      ],
    },
    {
      id: 'report',
      heading: 'Segnalare una barriera',
      blocks: [
        `Scrivici che cosa non funziona e in quale pagina${contact.email === null ? '' : `: ${contact.email}`}. Puoi anche chiedere un testo in un altro formato.`,
        { kind: 'links', links: [{ title: 'Contattaci', path: '/service#contact' }] },
      ],
    },
  ],
}
