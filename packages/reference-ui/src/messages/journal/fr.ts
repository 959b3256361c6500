import type { JournalMessages } from './index.ts'

export const messages: JournalMessages = {
  title: 'Carnet de route',
  fogTitle: 'Un matin au-dessus du brouillard',
  fogText:
    'Nous avons quitté le refuge à quatre heures, le fart encore dur. Au col, la vallée s’étendait sous nous comme du lait, et personne n’a parlé avant la fin du thermos.',
  fogLink: 'Vêtements de randonnée',
  coastTitle: 'La pluie sur le sentier côtier',
  coastText:
    'Trois jours, une capuche, pas de voiture. Ce que nous avons appris : les poignets comptent plus que la couleur, et des chaussettes sèches valent un kilo de tout le reste.',
  coastLink: 'Vestes pour ces jours-là',
}
