import type { JournalMessages } from './index.ts'

export const messages: JournalMessages = {
  title: 'Cuaderno de ruta',
  fogTitle: 'Una mañana sobre la niebla',
  fogText:
    'Salimos del refugio a las cuatro, con la cera aún dura. En el collado el valle parecía leche, y nadie dijo una palabra hasta que se acabó el termo.',
  fogLink: 'Ropa de senderismo',
  coastTitle: 'Lluvia en el camino de la costa',
  coastText:
    'Tres días, una capucha, ningún coche. Lo que aprendimos: los puños importan más que el color, y unos calcetines secos valen un kilo de cualquier otra cosa.',
  coastLink: 'Chaquetas para días así',
}
