import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Corrida',
    purposes: ['Para quem corre.', 'Para corridas diárias.', 'Para treinos e provas.'],
    openers: [
      'Para corridas curtas depois do trabalho e treinos longos ao fim de semana.',
      'Conforto a correr, do aquecimento ao último quilómetro.',
      'Uma boa escolha para quem corre várias vezes por semana.',
    ],
  },
  cycling: {
    name: 'Ciclismo',
    purposes: [
      'Para quem pedala.',
      'Para o trajeto diário, o gravel e as subidas na serra.',
      'Para muitas horas em cima da bicicleta.',
    ],
    openers: [
      'Para ir de bicicleta para o trabalho e para as voltas de fim de semana.',
      'Para o ciclismo, em que se transpira a subir e se arrefece a descer.',
      'Uma boa escolha para quem pedala todos os dias.',
    ],
  },
  hiking: {
    name: 'Caminhada',
    purposes: [
      'Para quem caminha.',
      'Para longas caminhadas.',
      'Para caminhadas de um dia e travessias de refúgio em refúgio.',
    ],
    openers: [
      'Para passeios fáceis no vale e longos dias na montanha.',
      'Para caminhadas em que se passam muitas horas em movimento.',
      'Uma boa escolha para caminhadas, viagens e travessias de vários dias.',
    ],
  },
  snow: {
    name: 'Neve',
    purposes: [
      'Para desportos de inverno.',
      'Para esqui de travessia e caminhadas de inverno.',
      'Para dias frios na montanha.',
    ],
    openers: [
      'Para esqui de travessia, raquetes de neve e dias de inverno ao ar livre.',
      'Para o inverno na montanha, em que se transpira a subir e se arrefece a descer.',
      'Uma boa escolha para toda a época, da primeira neve à última saída na primavera.',
    ],
  },
}
