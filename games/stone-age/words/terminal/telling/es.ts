import { askedEs } from './asked/es.ts';
import { choicesEs } from './choices/es.ts';
import { facesEs } from './faces/es.ts';
import type { TellingWords } from './words.ts';

export const tellingEs: TellingWords = {
  faces: facesEs,
  asked: askedEs,
  choices: choicesEs,
  begins: (verb) => verb('empiezas', 'empieza'),
  phase: (number, name) => `Fase ${number}: ${name}.`,
  rates: {
    none: 'sin trueque',
    twoForOne: 'trueque de dos por uno',
    oneForOne: 'trueque de uno por uno',
    oneForTwo: 'trueque de uno por dos',
  },
  over: {
    round: (round, why) => `La partida termina tras la ronda ${round}: ${why}.`,
    turn: (turn, why) => `La partida termina tras el turno ${turn}: ${why}.`,
  },
  endings: {
    stack: 'un montón de edificios está vacío',
    cards: 'no se pueden llenar los espacios de carta',
  },
  newlySeen: {
    dice: 'ya se han tirado dados',
    card: 'ya se ha robado una carta',
    building: 'ya se ha descubierto un edificio',
    row: 'ya se han puesto cartas nuevas',
    end: 'la partida ha terminado',
  },
  commands: {
    cards: 'las cartas y edificios del tablero, y los tuyos',
    card: 'qué hace una carta o un edificio; también card2, building1',
    stacks: 'solo: los edificios y cartas que vienen, en su orden',
    whichCard: '¿Cuál? Por ejemplo: card C05, card card2, card building1',
    noCard: (typed) => `No hay ninguna carta ni edificio «${typed}».`,
  },
};
