import { type Gauge, gaugePlayer } from './gauge/play-gauge.ts';
import { workOn } from './many-games/worker-side.ts';

workOn((gauge: Gauge) => gaugePlayer(gauge));
