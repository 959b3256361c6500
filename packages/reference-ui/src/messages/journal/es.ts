import type { JournalMessages } from './index.ts'

export const messages: JournalMessages = {
  title: 'Del diario de ruta',
  fogTitle: 'De refugio a refugio: qué llevar en la mochila',
  fogText:
    'Salimos a las cuatro de la mañana y al amanecer estábamos por encima de la niebla. Qué llevábamos puesto, qué había en la mochila y qué dejaremos en casa.',
  coastTitle: 'Tres días de lluvia en la costa',
  coastText:
    'Recorrimos la costa bajo una lluvia constante. Las tres capas que nos abrigaron y los detalles que más ayudaron.',
  repairTitle: 'Cómo reparamos una chaqueta',
  repairText: 'De la foto del daño al paquete de vuelta: qué revisamos, qué cambiamos y qué puedes hacer tú.',
  links: 'Productos y ayuda',
  next: 'Siguiente historia',
}
