import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Corrida',
    purposes: [
      'Feito para correr.',
      'Para estrada, trilhos e o regresso do trabalho.',
      'Leve o bastante para competir.',
    ],
    openers: [
      'A correr só se leva o que faria falta.',
      'O ritmo faz o seu próprio tempo: calor à frente, frio atrás.',
      'Dez quilómetros ou cem, o roçar começa no primeiro passo.',
    ],
  },
  cycling: {
    name: 'Ciclismo',
    purposes: [
      'Feito para a bicicleta.',
      'Para o dia a dia, a gravilha e as serras.',
      'Cortado para a posição na bicicleta.',
    ],
    openers: [
      'De bicicleta, o vento vem sempre de frente.',
      'Uma serra é quente a subir e muito fria a descer.',
      'Ir para o trabalho de bicicleta não pede fato especial, só boa roupa.',
    ],
  },
  hiking: {
    name: 'Caminhada',
    purposes: ['Feito para caminhar.', 'Para longos dias a pé.', 'Do vale até ao abrigo.'],
    openers: [
      'Caminhar durante dias mostra o que está bem feito.',
      'Na serra o tempo muda entre duas curvas.',
      'Alguém empilhou as pedras para que encontre o caminho; o resto leva consigo.',
    ],
  },
  snow: {
    name: 'Neve',
    purposes: [
      'Feito para a neve.',
      'Para esqui de travessia e dias curtos de inverno.',
      'Da primeira geada à última neve.',
    ],
    openers: [
      'A neve é paciente: encontra todas as frestas.',
      'A subir faz calor, a descer vai-se depressa, no meio espera-se.',
      'Os dias de inverno são curtos, tudo deve sair à primeira.',
    ],
  },
}
