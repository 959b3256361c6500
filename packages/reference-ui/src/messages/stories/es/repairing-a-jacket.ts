import type { StoryText } from '../../../stories/story.types.ts'

export const text: StoryText = {
  lead: 'Una chaqueta que ya no cierra o que tiene un desgarro casi siempre se puede reparar. Aquí explicamos qué pasa desde tu primer mensaje hasta que recibes el paquete de vuelta, y qué puedes hacer tú.',
  sections: [
    {
      heading: 'Primero, una foto',
      paragraphs: [
        'Envíanos dos fotos por correo electrónico: una del daño y una de la chaqueta entera. No importa cuántos años tenga. Te decimos si podemos repararla, cuánto cuesta y cuánto tardamos. Tú decides.',
        'Reparamos las cremalleras y los puños gratis, de por vida. Las roturas y las costuras las reparamos a precio de coste y te devolvemos la chaqueta en diez días.',
      ],
    },
    {
      heading: 'Qué revisamos',
      paragraphs: [
        'Lava la chaqueta antes de enviarla. La cinta y el pegamento no agarran sobre la suciedad, así que no reparamos prendas sucias.',
        'En el taller revisamos toda la chaqueta, no solo el daño que nos has descrito: las costuras y sus cintas, los cierres, los puños, los cordones de la capucha y del bajo. Si encontramos otro daño cuya reparación tiene un coste, te preguntamos antes.',
      ],
    },
    {
      heading: 'Qué hacemos',
      paragraphs: [
        'Lo que más vemos es un cursor gastado: los dientes ya no encajan, aunque no falte ninguno. Basta con un cursor nuevo y no hay que abrir ninguna costura. Si faltan dientes, descosemos la cremallera entera y cosemos una nueva.',
        'Sobre un desgarro ponemos un parche del mismo tejido o de uno muy parecido. Sus esquinas son redondas, para que no se levanten. En una chaqueta impermeable también sellamos el parche por dentro y lo probamos con agua. Puede que la reparación se note.',
        'Si una chaqueta no tiene arreglo, te lo decimos antes de que pagues nada. Entonces aprovechamos las piezas: cursores, cordones y trozos de tejido limpios.',
      ],
    },
    {
      heading: 'Qué puedes hacer tú',
      paragraphs: ['Algunas cosas no necesitan taller y otras aguantan hasta que llegues a casa:'],
      items: [
        'El cursor se atasca: cepilla los dientes con agua tibia y un cepillo de dientes viejo, y después pásales una vela.',
        'Un desgarro pequeño por el camino: seca y limpia la zona, corta cinta de reparación con las esquinas redondas, presiónala y caliéntala con la mano.',
        'Salen plumas por un agujero: no tires de ellas. Empújalas hacia dentro y pega un parche pequeño encima.',
        'Lavado: cierra la cremallera y todas las tiras, lava a 30\u00a0°C con detergente líquido y sin suavizante.',
      ],
    },
  ],
  caption: 'Un parche nuevo para una chaqueta usada: tijeras, hilo, aguja y un trozo de tejido con esquinas redondas.',
  links: ['Reparaciones', 'Contacto', 'Todas las chaquetas'],
}
