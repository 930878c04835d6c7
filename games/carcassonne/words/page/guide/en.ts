import { pluralsOf } from '@ochre/words';
import type { GuidePart } from './words.ts';

const squaresIn = pluralsOf('en')({ one: '# square', other: '# squares' });

export const guideEn: GuidePart = {
  hints: {
    followers: {
      title: 'Your followers',
      text: ({ followers }) =>
        `You have ${followers} followers. In every turn you lay one tile, and may place one of them on it.`,
    },
    goal: {
      title: 'What it is about',
      text: ({ left }) =>
        `Roads, cities and cloisters bring points to who stands in them. After ${left} more tiles, whoever has most wins.`,
    },
    endTurn: {
      title: 'Your turn is done',
      text: () => 'Changed your mind? “Undo” takes it back, “End turn” lets the other play.',
    },
    laying: {
      title: 'Lay your tile',
      text: ({ squares }) =>
        `It fits on ${squaresIn(squares)}: those that glow, and after a turn the dotted ones. City meets city, road meets road, field meets field. Tap one to see it there.`,
    },
    turning: {
      title: 'Turn it, then lay it',
      text: () =>
        'Tap the tile to turn it, as far as it fits. “Lay it here” lays it; tap another square to look there first.',
    },
    claiming: {
      title: 'Place a follower?',
      text: () =>
        'In a city it is a knight, on a road a thief, in a cloister a monk. Each says what it is worth now and when complete; then the follower comes home. Or place nobody.',
    },
    farmer: {
      title: 'Farmers lie down',
      text: ({ city }) =>
        `On a field a follower is a farmer and stays to the end of the game. Then each complete city beside this field brings ${city} points: few farmers, placed early, bring most.`,
    },
    points: {
      title: 'Complete',
      text: () =>
        'A complete road brings 1 point per tile, a city 2 per tile and shield, a cloister 9. The followers in it come home and can be placed again.',
    },
    others: {
      title: 'The others',
      text: ({ other }) =>
        `${other} has laid a tile as well. Where somebody stands, nobody else may place a follower, in the whole city, road or field.`,
    },
    standing: {
      title: 'Who stands where',
      text: ({ atHand }) =>
        `Here is what each of your followers would bring now. ${atHand} are at hand: keep one for a good tile, for without any you can claim nothing.`,
    },
    farms: {
      title: 'Look at the farms',
      text: () =>
        'Fields are one farm as far as no road or city divides them. This button colors every farm by who holds it, and marks the cities that it feeds.',
    },
    ending: {
      title: 'How it ends',
      text: ({ city }) =>
        `After the last tile, what is not complete counts 1 point per tile and shield, and farms ${city} for each complete city. Most followers in it decides, and a tie gives all to each.`,
    },
    help: {
      title: 'Now it is your game',
      text: () =>
        'Tap a square where the tile does not fit to hear why. Rules are behind the question mark; if you leave, the game waits on the start page.',
    },
    scarce: {
      title: 'Followers are few',
      text: ({ followers }) =>
        `With ${followers} of them, what is complete soon is worth more than what may never be. A follower at home can still earn; one in a dead end cannot.`,
    },
    joining: {
      title: 'Join in',
      text: () =>
        'Nobody may step into a city that is taken. But claim a part beside it and join the two later: then you share it, or take it with one knight more.',
    },
    roads: {
      title: 'Make it hard',
      text: () =>
        'Lay so that a rival’s city needs a tile that is gone or rare: their knight stays there to the end. Watch your own open sides in the same way.',
    },
    farming: {
      title: 'Farms decide',
      text: ({ city }) =>
        `Five cities beside one farm are ${5 * city} points. Roads cut farms apart: watch where they run, and join a large farm before it is closed off.`,
    },
    bag: {
      title: 'Count the bag',
      text: () =>
        'It is known which tiles are left. Before you wait for one, see whether it can still come, and how many others want it.',
    },
    onYourOwn: {
      title: 'That is the craft',
      text: () => 'The table tells you what each choice is worth now. Now play on.',
    },
  },
};
