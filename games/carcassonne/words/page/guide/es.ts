import { pluralsOf } from '@ochre/words';
import type { GuidePart } from './words.ts';

const squaresIn = pluralsOf('es')({ one: '# casilla', other: '# casillas' });

export const guideEs: GuidePart = {
  hints: {
    followers: {
      title: 'Tus seguidores',
      text: ({ followers }) =>
        `Tienes ${followers} seguidores. En cada turno colocas una loseta y puedes poner en ella uno de ellos.`,
    },
    goal: {
      title: 'De qué se trata',
      text: ({ left }) =>
        `Los caminos, las ciudades y los monasterios dan puntos a quien está en ellos. Tras ${left} losetas más, gana quien tenga más.`,
    },
    endTurn: {
      title: 'Tu turno está hecho',
      text: () =>
        '¿Has cambiado de idea? «Deshacer» lo retira, «Terminar turno» deja jugar al otro.',
    },
    laying: {
      title: 'Coloca tu loseta',
      text: ({ squares }) =>
        `Cabe en ${squaresIn(squares)}: las que brillan y, girada, las punteadas. Ciudad con ciudad, camino con camino, prado con prado. Toca una para verla allí.`,
    },
    turning: {
      title: 'Gírala y colócala',
      text: () =>
        'Toca la loseta para girarla, mientras quepa. «Colocarla aquí» la deja puesta; toca antes otra casilla si quieres mirar.',
    },
    claiming: {
      title: '¿Pones un seguidor?',
      text: () =>
        'En una ciudad es caballero, en un camino bandido, en un monasterio monje. Cada sitio dice lo que vale ahora y al completarse; entonces el seguidor vuelve. O no pongas ninguno.',
    },
    farmer: {
      title: 'Los granjeros se tumban',
      text: ({ city }) =>
        `En un prado es granjero y se queda hasta el final. Entonces cada ciudad completa junto a ese prado da ${city} puntos: pocos granjeros, puestos pronto, son los que más dan.`,
    },
    points: {
      title: 'Completo',
      text: () =>
        'Un camino completo da 1 punto por loseta; una ciudad, 2 por loseta y escudo; un monasterio, 9. Sus seguidores vuelven y se pueden poner otra vez.',
    },
    others: {
      title: 'Los demás',
      text: ({ other }) =>
        `${other} también ha colocado una loseta. Donde hay alguien, nadie más puede poner un seguidor, en toda la ciudad, el camino o el prado.`,
    },
    standing: {
      title: 'Quién está dónde',
      text: ({ atHand }) =>
        `Aquí ves lo que daría ahora cada uno de tus seguidores. Te quedan ${atHand}: guarda uno para una buena loseta, porque sin ninguno no puedes ocupar nada.`,
    },
    farms: {
      title: 'Mira las granjas',
      text: () =>
        'Los prados son una sola granja mientras ningún camino ni ciudad los separe. Este botón colorea cada granja según de quién es y marca las ciudades que abastece.',
    },
    ending: {
      title: 'Cómo termina',
      text: ({ city }) =>
        `Tras la última loseta, lo incompleto cuenta 1 punto por loseta y escudo, y las granjas ${city} por ciudad completa. Decide quién tiene más seguidores; si hay empate, todo para cada uno.`,
    },
    help: {
      title: 'Ahora es tu partida',
      text: () =>
        'Toca una casilla donde la loseta no quepa para saber por qué. Las reglas están tras la interrogación; si te vas, la partida espera en la página de inicio.',
    },
    scarce: {
      title: 'Los seguidores escasean',
      text: ({ followers }) =>
        `Con ${followers}, vale más lo que se cierra pronto que lo que quizá nunca se cierre. El que está en casa aún puede ganar; el que está atascado, no.`,
    },
    joining: {
      title: 'Únete',
      text: () =>
        'Nadie puede entrar en una ciudad ocupada. Pero ocupa una parte al lado y únelas después: entonces la compartes, o te la quedas con un caballero más.',
    },
    roads: {
      title: 'Ponlo difícil',
      text: () =>
        'Coloca de modo que una ciudad rival necesite una loseta rara o agotada: su caballero se quedará allí hasta el final. Vigila igual tus propios lados abiertos.',
    },
    farming: {
      title: 'Las granjas deciden',
      text: ({ city }) =>
        `Cinco ciudades junto a una granja son ${5 * city} puntos. Los caminos cortan las granjas: fíjate por dónde van y únete a una grande antes de que se cierre.`,
    },
    bag: {
      title: 'Cuenta las losetas',
      text: () =>
        'Se sabe cuáles quedan. Antes de esperar una, mira si aún puede salir y cuántos más la quieren.',
    },
    onYourOwn: {
      title: 'Ese es el oficio',
      text: () => 'La mesa te dice lo que vale ahora cada opción. Ahora, sigue jugando.',
    },
  },
};
