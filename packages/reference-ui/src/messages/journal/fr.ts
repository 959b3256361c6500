import type { JournalMessages } from './index.ts'

export const messages: JournalMessages = {
  title: 'Carnet de route',
  fogTitle: 'De refuge en refuge : que mettre dans le sac',
  fogText:
    'Nous sommes partis à quatre heures et à l’aube nous étions au-dessus du brouillard. Ce que nous portions, ce qu’il y avait dans le sac et ce que nous laisserons à la maison la prochaine fois.',
  coastTitle: 'Trois jours de pluie sur le sentier côtier',
  coastText:
    'Nous avons longé la côte sous une pluie continue. Les trois couches qui nous ont tenu chaud et les détails qui nous ont le plus aidés.',
  repairTitle: 'Comment nous réparons une veste',
  repairText:
    'De la photo du dommage au retour du colis : ce que nous vérifions, ce que nous remplaçons et ce que vous pouvez faire vous-même.',
  links: 'Produits et aide',
  next: 'À lire ensuite',
}
