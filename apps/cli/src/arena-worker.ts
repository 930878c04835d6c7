import { type Arena, seedPlayer } from './arena/play-seeds.ts';
import { workOn } from './many-games/worker-side.ts';

workOn((arena: Arena) => seedPlayer(arena));
