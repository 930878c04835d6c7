import { pluralsOf } from '@ochre/words';
import type { SoloShowingWords } from './words.ts';

const plural = pluralsOf('es');
const people = plural({ one: '# persona', other: '# personas' });
const points = plural({ one: '# punto', other: '# puntos' });
const grades = {
  defeat: 'derrota',
  victory: 'victoria',
  major: 'gran victoria',
  complete: 'victoria completa',
};
const places = (count: number): string => (count === 3 ? 'los 3 lugares' : `${count} de 3 lugares`);

export const soloEs: SoloShowingWords = {
  difficulties: {
    standard: 'normal',
    easier1: 'más fácil',
    easier2: 'mucho más fácil',
    harderTiles: 'más difícil, menos edificios',
    harderCards: 'más difícil, menos cartas',
  },
  setUp: (cards, tiles) => `${cards} cartas, montones de ${tiles} edificios`,
  difficulty: (name) => `Dificultad: ${name}.`,
  toTheEnd: (tiles, cards) => `${tiles} o ${cards} hasta el final`,

  opening: {
    daily: (day, game) => [
      `La partida del ${day} (UTC), ${game}: las mismas cartas y dados para todos.`,
      'Al final hay una línea para compartir. help rules explica cómo se juega; stacks, lo que viene.',
    ],
    usual: (game) => [
      `En solitario, ${game}. help rules explica cómo se juega; stacks, lo que viene.`,
    ],
  },

  elder: {
    title: 'El anciano',
    mark: 'anciano',
    name: 'Anciano',
    village: 'aldea',
    notPlaced: 'aún sin colocar',
    isNotPlaced: 'El anciano aún no está colocado.',
    where: {
      forest: 'en el bosque',
      claypit: 'en la arcillera',
      quarry: 'en la cantera',
      river: 'en el río',
      village: 'en la aldea',
      hunt: 'en el terreno de caza',
    },
    tokens: 'fichas de herramienta y pasos de agricultura',
    closes: (name, area) => `${name} en ${area}: cerrado`,
    takes: (good) => `cartas por ${good}, que alimenta`,
    takesTokens: 'cartas por herramientas, agricultura',
    takesFood: 'cartas por comida',
    stays: 'sigue allí',
    next: (area) => `luego ${area}`,
    closed: (where) => `${where}: cerrado`,
    isThere: (where, closed) => `El anciano está ${where}. Cerrado: ${closed}.`,
    cardsCost: (material) => `Las cartas cuestan ${material}.`,
    cardsCostAndFeed: (material) => `Las cartas cuestan ${material}; también sirve de alimento.`,
    feedsToo: 'También sirve de alimento.',
    staysThere: 'Se queda para el próximo turno.',
    goesTo: (where) => `El próximo turno estará ${where}.`,
  },

  places: {
    village: (count) => `aldea: ${places(count)} por turno`,
    villageInOrder: (count) => `${places(count)} por turno, de arriba abajo`,
    villageInSentence: (count, order) => `Aldea: ${places(count)} por turno, en orden: ${order}.`,
    pool: (goods) => `fuera: ${goods}`,
    outsidePool: (goods) => `reserva de fuera: ${goods}`,
    fieldPrice: (food) => `por ${food} comida`,
    averages: 'media guardada, según personas',
    last: 'el último',
    next: 'luego',
    tilesLeft: plural({ one: 'queda # edificio', other: 'quedan # edificios' }),
    below: 'Debajo',
    draw: 'Mazo',
    more: (cards) => `y ${cards} más`,
    room: 'cabe',
    full: 'lleno',
  },

  stakes: {
    title: 'En juego',
    titleOfTurn: 'En juego este turno',
    nothing: 'nada todavía',
    toPlace: (count, lost) => `${people(count)} por colocar, o -${lost} cada una`,
    toUse: (count, lost) => `${people(count)} por usar, o -${lost} cada una`,
    nobodyHungry: 'nadie necesita comida',
    feeding: (need, food) => `alimentar cuesta ${need} de tus ${food} de comida`,
    feedingWith: (need, goods) => `alimentar cuesta ${need}, tienes ${goods}`,
    starving: (feeding) => `${feeding}: hambre, -10 y más`,
    inTokens: (worth) => `${worth} en herramientas y agricultura`,
    cardDiscarded: 'aún sin compra: se descartaría la carta 2',
    room: (place, goods, lost) => `${place}: caben ${goods}, ≈ -${lost}`,
  },

  scores: {
    ifEnded: plural({ one: '# punto si acabara ya', other: '# puntos si acabara ya' }),
    grades,
    complete: 'una victoria completa',
    wouldBeComplete: 'Sería una victoria completa.',
    more: (count, grade, from) => `${count} más para una ${grades[grade]} (${from})`,
    moreFrom: (count, grade, from) =>
      `${count} más para una ${grades[grade]}, que empieza en ${from}.`,
    result: (count, grade) => `${points(count)}: una ${grades[grade]}.`,
    missed: (count, grade) => `Con ${count} más habría sido una ${grades[grade]}.`,
    groups: {
      track: 'marcador',
      cards: 'cartas',
      goods: 'recursos',
      left: 'sobra',
      draw: 'mazo',
    },
    turns: plural({ one: '# turno', other: '# turnos' }),
  },

  plain: {
    people: plural({ one: '# persona allí', other: '# personas allí' }),
    closed: 'cerrado por el anciano',
    outsidePool: (goods) => `Reserva de fuera: ${goods}`,
    cost: (price) => `cuesta ${price}`,
    discarded: plural({ one: 'Descarte: # carta.', other: 'Descarte: # cartas.' }),
    stacks: 'stacks muestra lo que viene.',
    atMost: (count) => `como mucho ${count} de cada`,
    feeding: (need) => `alimentar cuesta ${need}`,
  },

  paying: {
    tool: (slot, value) => `herramienta ${slot} de ${value}`,
    leaves: (goods) => `quedan ${goods}`,
    tokensLeave: 'las fichas salen del juego',
  },
};
