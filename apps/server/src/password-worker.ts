import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type Derivation, derive } from './people/derivation.ts';

/** Log-ins wait for moves, where both want the same core. */
const PATIENT = 5;

// Only Linux has it by thread; elsewhere it would be the whole server. Sandboxes may forbid it.
if (process.platform === 'linux') {
  try {
    setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + PATIENT));
  } catch {}
}

parentPort!.on('message', (derivation: Derivation) => {
  parentPort!.postMessage(derive(derivation));
});
