import type { StoryText } from '../../../stories/story.types.ts'

export const text: StoryText = {
  lead: 'Tres días, dos noches en refugios y una mochila de 32\u00a0l por persona. Esto es lo que llevamos en septiembre, qué nos pusimos en cada momento y qué dejaremos en casa la próxima vez.',
  sections: [
    {
      heading: 'La salida de noche',
      paragraphs: [
        'El collado estaba a cuatro horas y se esperaba lluvia a mediodía, así que salimos del refugio a las cuatro de la mañana. Hacía 3\u00a0°C y no había viento. Empezamos con un poco de frío a propósito: con el forro polar habríamos acabado con la ropa sudada en media hora.',
        'Llevábamos una primera capa fina de merino y un cortavientos. El forro polar, el gorro y los guantes iban en la parte de arriba de la mochila, para no tener que buscarlos a oscuras.',
      ],
    },
    {
      heading: 'En el collado',
      paragraphs: [
        'Al amanecer estábamos por encima de la niebla y empezó a soplar el viento. Entonces nos pusimos el forro polar debajo de la chaqueta impermeable, el gorro y los guantes. Abrígate al empezar la pausa, antes de tener frío: después se tarda mucho en entrar en calor.',
        'En la bajada nos quitamos primero el forro polar. No nos quitamos la chaqueta, porque el viento no amainó hasta el bosque.',
      ],
    },
    {
      heading: 'Qué había en la mochila',
      paragraphs: [
        'Lo pesado iba cerca de la espalda y lo que se usa durante el día, arriba. Con el agua, cada mochila pesaba 7\u00a0kg.',
      ],
      items: [
        'Arriba: chaqueta impermeable, forro polar, gorro, guantes, botiquín y linterna frontal',
        'En medio: plumífero ligero y, en una bolsa estanca, una primera capa de repuesto y un segundo par de calcetines, solo para el refugio',
        'Abajo: saco sábana, un segundo forro polar, cepillo de dientes, cargador',
        'Fuera: 1,5\u00a0l de agua, comida del día, protector solar',
        'A mano: un mapa de papel y un teléfono con mapas que funcionan sin cobertura',
      ],
    },
    {
      heading: 'Qué cambiaríamos',
      paragraphs: [
        'Todos llevábamos un segundo forro polar y no lo usamos: bastaba con uno y un plumífero ligero. Habría sido más útil un tercer par de calcetines, porque el del día anterior seguía húmedo la última mañana.',
        'También reservaríamos antes. Antes de salir, pregunta al refugio si hay mantas, si puedes pagar con tarjeta y dónde está la última fuente. Guarda el número de emergencias: en Europa es el 112.',
      ],
    },
  ],
  caption:
    'El equipo para tres días: mochila, plumífero ligero, forro polar, gorro, guantes y un par de calcetines de repuesto.',
  links: ['Mochilas de trekking', 'Forros polares', 'Calcetines de senderismo'],
}
