import type { JournalMessages } from './index.ts'

export const messages: JournalMessages = {
  title: 'Carnet de route',
  fogTitle: 'De refuge en refuge : départ à l’aube',
  fogText:
    'Partis du refuge à quatre heures du matin, nous étions au col, au-dessus du brouillard, au lever du soleil. Nos couches : un haut mérinos, une polaire et une veste contre le vent.',
  fogLink: 'Voir la randonnée',
  coastTitle: 'Trois jours de pluie sur le sentier côtier',
  coastText:
    'Nous avons longé la côte sous une pluie continue. Ce qui a le plus compté : une veste de pluie qui ferme bien aux poignets et une paire de chaussettes sèches chaque soir.',
  coastLink: 'Voir les vestes de pluie',
}
