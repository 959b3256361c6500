import type { ProductMessages } from './index.ts'

export const messages: ProductMessages = {
  pictureOf: (picture, pictures) => `Imagen ${picture} de ${pictures}`,
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  magnifiedPicture: 'Imagen ampliada',
  magnified: (times: number) => `ampliada ${times.toLocaleString('es', { maximumFractionDigits: 1 })} veces`,
  largest: 'ampliación máxima',
  unit: 'Unidad',
  centimetres: 'cm',
  inches: 'pulgadas',
  women: 'Mujer',
  men: 'Hombre',
  chest: 'Pecho',
  waist: 'Cintura',
  hip: 'Cadera',
  hand: 'Contorno de mano',
  handLength: 'Largo de mano',
  head: 'Contorno de cabeza',
  foot: 'Largo del pie',
  back: 'Largo de espalda',
  uk: 'UK',
  usWomen: 'US mujer',
  usMen: 'US hombre',
  measuredOn: 'Medidas del cuerpo, no de la prenda.',
  howBody: 'Mide el pecho y la cadera por la parte más ancha y la cintura por la más estrecha. No aprietes la cinta.',
  howLegs:
    'Mide la cintura donde queda el pantalón, y la cadera por la parte más ancha. La entrepierna de cada talla está indicada arriba: compárala con el largo desde tu entrepierna hasta donde debe llegar el bajo.',
  howHands:
    'Mide el contorno de la mano por los nudillos, sin el pulgar, y el largo desde la muñeca hasta la punta del dedo corazón.',
  howHead: 'Mide el contorno de la cabeza, un dedo por encima de las orejas.',
  howFeet: 'Por la tarde, apoya el pie en una hoja de papel y mide del talón al dedo más largo.',
  howBack:
    'Mide a lo largo de la columna, desde el hueso que sobresale en la base del cuello hasta el borde superior de la cadera.',
  addedToWishlist: (name) => `Has añadido ${name} a tu lista de deseos`,
  removedFromWishlist: (name) => `Has quitado ${name} de tu lista de deseos`,
}
