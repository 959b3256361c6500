import type { Words } from '../words.types.ts'

export const families: Words['families'] = {
  shell: {
    summaries: [
      'A chuva fica lá fora e o corpo, seco.',
      'Tão silencioso que se ouve a chuva antes de a sentir.',
      'Para o dia em que a previsão se enganou.',
      'O tempo de um lado, o corpo do outro.',
    ],
    sentences: [
      'O capuz roda com a cabeça e a bainha fica debaixo do arnês.',
      'As mangas são cortadas para esticar os braços; nada sobe.',
      'Os fechos são selados, os punhos fecham bem e por baixo cabe uma camada quente.',
    ],
  },
  insulation: {
    summaries: [
      'Calor para estar parado.',
      'Muito calor, pouco peso.',
      'A camada que se veste no cume.',
      'Para manhãs frias e longos serões no abrigo.',
    ],
    sentences: [
      'As câmaras têm a medida certa para o enchimento ficar onde faz falta.',
      'Sozinho corta o vento; debaixo de um casaco é o seu aquecimento.',
      'Comprimido ocupa o espaço de um pão.',
    ],
  },
  vest: {
    summaries: [
      'O tronco quente, os braços livres.',
      'A metade do casaco que mais falta faz.',
      'Para o primeiro quilómetro, o mais frio.',
      'Sem vento no peito, com ar nas costas.',
    ],
    sentences: [
      'As cavas são justas e não roçam.',
      'Desaparece num bolso assim que o sol aparece.',
      'Sobre uma camisa no outono, debaixo de um casaco no inverno.',
    ],
  },
  fleece: {
    summaries: [
      'A camada que nos esquecemos de tirar.',
      'Macio, quente e fácil de usar.',
      'Calor que respira.',
      'Da tenda ao comboio de regresso.',
    ],
    sentences: [
      'O corte raglã não deixa costuras debaixo das alças da mochila.',
      'Aquece nas pausas e não abafa na subida.',
      'O fio é denso para não fazer borboto e é lavado antes do corte.',
    ],
  },
  baselayer: {
    summaries: [
      'A primeira camada faz o trabalho silencioso.',
      'Pele seca, calor uniforme.',
      'Junto à pele e fácil de esquecer.',
      'Para três dias sem lavar.',
    ],
    sentences: [
      'O corte é justo sem apertar.',
      'As costuras passam onde nem alças nem cinto fazem pressão.',
      'É comprida o bastante para ficar dentro das calças.',
    ],
  },
  tee: {
    summaries: [
      'Uma t-shirt que não tem nada a provar.',
      'Leve, simples e duradoura.',
      'Para a ida, a subida e o regresso.',
      'Uma t-shirt a menos na mochila.',
    ],
    sentences: [
      'Os ombros ficam livres e a bainha cai a direito.',
      'A gola é plana e assim fica.',
      'É larga o bastante para o ar circular.',
    ],
  },
  pants: {
    summaries: [
      'Feitas para a segunda metade do dia.',
      'Joelhos que dobram, tecido que dura.',
      'Para cima, para baixo e através da sebe.',
      'Bolsos que cheguem, nenhum a mais.',
    ],
    sentences: [
      'A cintura fica plana debaixo do cinto da mochila.',
      'O corte deixa levantar a perna e estreita para o tornozelo.',
      'Os pontos de esforço são cosidos duas vezes e podem arranjar-se.',
    ],
  },
  shorts: {
    summaries: [
      'Pernas livres, bolsos fechados.',
      'Para dias que começam quentes.',
      'Leves, rápidos a secar, difíceis de gastar.',
      'Curtos onde devem ser.',
    ],
    sentences: [
      'O cós é plano e não enrola.',
      'A abertura lateral abre com a passada.',
      'O que se põe nos bolsos fica lá.',
    ],
  },
  tights: {
    summaries: [
      'Justas, quentes e sem apertar.',
      'Mexem-se quando o corpo se mexe.',
      'Para manhãs escuras e caminhos gelados.',
      'Uma segunda pele com lugar para o telefone.',
    ],
    sentences: [
      'O cós é largo e segura-se sem nó.',
      'As costuras são planas e passam por trás do joelho, não por cima.',
      'A malha volta à forma depois de cada flexão.',
    ],
  },
  gloves: {
    summaries: [
      'Mãos quentes, dedos livres.',
      'Para nós, fechos e fivelas.',
      'Para não ter de as tirar.',
      'Primeiro a aderência, depois o calor.',
    ],
    sentences: [
      'Os dedos são pré-formados, como a mão.',
      'As costuras ficam fora das pontas dos dedos.',
      'Uma presilha no punho serve para as pendurar a secar.',
    ],
  },
  beanie: {
    summaries: [
      'Pequeno, quente, sempre no bolso.',
      'Orelhas quentes, dia salvo.',
      'Para vento de todos os lados.',
      'A maneira mais simples de não ter frio.',
    ],
    sentences: [
      'A forma foi pensada para não escorregar.',
      'Cobre as orelhas e deixa os olhos em paz.',
      'Cabe debaixo de um capuz sem fazer volume.',
    ],
  },
  cap: {
    summaries: [
      'Sombra que se guarda plana.',
      'Nem sol, nem chuva, nem suor nos olhos.',
      'Uma pala para o sol baixo.',
      'Leve como uma folha de papel.',
    ],
    sentences: [
      'O tecido seca ao vento do seu próprio ritmo.',
      'A pala volta à forma ao sair da mochila.',
      'A face inferior escura tira o reflexo da água e da neve.',
    ],
  },
  socks: {
    summaries: [
      'Nada entre o pé e o caminho que possa roçar.',
      'Um conforto que começa no calcanhar.',
      'Para muitas horas nos mesmos sapatos.',
      'Não descem nem rodam.',
    ],
    sentences: [
      'O calcanhar é tricotado como um calcanhar a sério, nada roda.',
      'O acolchoado está só onde o sapato aperta.',
      'A esquerda e a direita têm a forma do seu pé.',
    ],
  },
  shoe: {
    summaries: [
      'Passos seguros em terreno solto.',
      'Para raízes, rocha e o caminho de volta.',
      'Uma aderência em que se pode confiar.',
      'Sentir o caminho, não as pedras.',
    ],
    sentences: [
      'O calcanhar fica firme e os dedos têm espaço.',
      'A borracha continua macia ao frio e agarra na rocha molhada.',
      'A entressola é espessa para dias longos e baixa para sentir o chão.',
    ],
  },
  pack: {
    summaries: [
      'Carrega bem, fala pouco.',
      'Cada coisa no seu lugar e nada pendurado.',
      'Junto às costas, fácil de alcançar.',
      'Para o que é preciso e nada mais.',
    ],
    sentences: [
      'As alças são cortadas para os braços se moverem livres.',
      'A carga fica junto à coluna e não balança.',
      'Fivelas e puxadores trocam-se sem máquina de costura.',
    ],
  },
}
