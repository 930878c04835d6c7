import type { TextWords } from './words.ts';

export const textsEs: TextWords = {
  howToPlay: [
    '1. Cada ronda colocas primero a tu gente, por turnos con los demás: a cazar, recolectar, hacer ' +
      'herramientas, cultivar, o junto a una carta o un edificio.',
    '2. Después la usas. Al recolectar se tira un dado por persona: la suma, dividida entre el ' +
      'número del lugar, es lo que obtienes. Las herramientas suman a la tirada. Las cartas y los ' +
      'edificios se pagan con recursos.',
    '3. Luego todos comen: 1 de comida por persona. Lo que falte cuesta un recurso por cada una, ' +
      'o 10 puntos.',
    '4. Los edificios puntúan al momento; las cartas, al final: las series de símbolos verdes, al ' +
      'cuadrado; agricultores, artesanos, constructores y chamanes cuentan tu agricultura, tus ' +
      'herramientas, tus edificios y tu gente.',
    '5. La partida acaba cuando un montón de edificios está vacío o faltan cartas. Gana quien más ' +
      'puntos tenga.',
  ],
  howToType:
    'Escribe un número del tablero o de la lista (2 3 es el lugar 2 con 3 personas), o una jugada, ' +
    'como bosque 3.',
  legend:
    'En la tabla: fin son los puntos si la partida acabara ya (sin las cartas boca abajo de otros), ' +
    'tras es la comida que queda tras alimentar, gente es la que está en casa de toda la que hay, y ' +
    'las herramientas entre paréntesis ya se usaron en esta ronda. Con poco sitio, map→12 cuesta ' +
    'madera, arcilla y piedra; 4/2→v pide 4 de 2 tipos y puntúa su valor.',
  styleRules: [
    '6. El estilo es la meta: el mercader (2 personas) te hace avanzar 2 en su escala y te da 2 ' +
      'joyas. La caza da comida, joyas o ambas. La carta 5 cuesta 3 joyas; por 3 más te llevas ' +
      'además la primera carta del mazo, boca abajo.',
    '7. Una vez por ronda, al pagar una carta o un edificio, puedes trocar lo que te falte: dos por ' +
      'uno desde el espacio 1 de la escala del mercader, uno por uno desde el 4, uno por dos desde ' +
      'el 9.',
    '8. D04, D05 y D06 son lugares de su dueño desde la ronda siguiente. Los comerciantes cuentan tu ' +
      'escala del mercader; el anillo es un noveno símbolo.',
    'En inglés, el reglamento de 2011 dice trader y decoration; el de 2021, merchant y jewelry. Al ' +
      'escribir valen todas.',
  ],
  styleLegend:
    'El estilo es la meta: joyas y ◆ son las joyas; merc. es la escala del mercader, entre paréntesis ' +
    'si el trueque de esta ronda está hecho. Con poco sitio, pts son los puntos y casa la gente. Una ' +
    'compra con trueque es una opción aparte, o se escribe así: ' +
    'buy card2 wood=1 clay=1 trade jewelry=2 for clay=1',
  helpNote:
    'Los reglamentos en inglés de El estilo es la meta usan palabras distintas: merchant y jewelry ' +
    '(2021) son trader y decoration (2011).',
  typed: (pairs) => `Lugares y recursos se escriben en español o en inglés: ${pairs}.`,

  soloRules: [
    '1. Solo contra el tablero: nada viene de fuera, y lo que al final queda en el tablero cuesta ' +
      'puntos. 120 puntos son una victoria, 140 una gran victoria, 160 una victoria completa.',
    '2. El anciano cierra la zona donde está, y las cartas cuestan solo lo que hay allí: madera en el ' +
      'bosque, comida en la caza; en la aldea, herramientas y pasos de agricultura. Tras cada turno ' +
      'sigue su camino: bosque, arcillera, cantera, río, aldea, caza.',
    '3. Hay que colocar y usar a toda la gente: por cada persona que no, pierdes 2 puntos. De ' +
      'artesano, campo y choza usas uno por turno, dos con agricultura 2, todos con 3, en este orden. ' +
      'El campo cuesta tanta comida como personas esperan en la choza.',
    '4. De cada recurso guardas como mucho tantos como personas tienes: lo que no cabe cuesta 2 puntos ' +
      'por unidad. La comida que se come o se paga vuelve a la caza.',
    '5. Cartas: en los espacios 3 y 4 puedes además pasar una carta al espacio 1; en el 4, también ' +
      'mandar edificios al fondo y mover al anciano. En un turno sin compra se descarta la carta del ' +
      'espacio 2.',
    '6. Alimentar cuesta 1 de comida por cada persona que supere tu agricultura; lo que toma el ' +
      'anciano también alimenta. Pasar hambre cuesta 10 puntos, toda la comida, y 1 de lo que toma el ' +
      'anciano, 2 de otra cosa o 5 puntos.',
    '7. Acaba cuando no se pueden poner tres cartas o un montón de edificios está vacío. Al final ' +
      'cuestan 1 cada madera y arcilla del tablero, 2 piedra y oro, 1 y 3 las fichas de herramienta, ' +
      '3 cada persona en la choza, 1 cada carta descartada; una carta del mazo da 10.',
  ],
  soloLegend:
    'En el tablero: 13 madera ÷3 es lo que queda y entre cuánto se dividen los dados; carta 2 con ' +
    '2 arcilla es el precio; Debajo están los edificios bajo los abiertos: map→12 cuesta madera, ' +
    'arcilla y piedra; 4/2→v pide 4 de 2 tipos y puntúa su valor. Mazo son las cartas que vienen. En ' +
    'la tabla: fin son los puntos si acabara ya, pide es la comida para alimentar, cabe es ' +
    'cuánto más puedes guardar.',
  soloVariant: 'en solitario, sin bots, contra el tablero y el anciano',
};
