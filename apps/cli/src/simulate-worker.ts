import { workOn } from './many-games/worker-side.ts';
import { type Simulation, simulator } from './simulate/play-games.ts';

workOn((simulation: Simulation) => simulator(simulation));
