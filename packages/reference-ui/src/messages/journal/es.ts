import type { JournalMessages } from './index.ts'

export const messages: JournalMessages = {
  title: 'Del diario de ruta',
  fogTitle: 'De refugio a refugio: salir temprano',
  fogText:
    'Salimos del refugio a las cuatro de la mañana y al amanecer llegamos al collado, por encima de la niebla. Qué llevábamos: una primera capa de merino, un forro polar y una chaqueta impermeable contra el viento.',
  fogLink: 'Ropa de senderismo',
  coastTitle: 'Tres días de lluvia por la costa',
  coastText:
    'Recorrimos el sendero de la costa bajo una lluvia constante. Lo que más ayudó: un chubasquero que cierra bien en las muñecas y un par de calcetines secos para cada noche.',
  coastLink: 'Chubasqueros',
}
