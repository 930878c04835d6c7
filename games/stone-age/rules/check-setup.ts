import { checkRequest, type Setup, type SetupRequest } from '@ochre/kernel';
import { meta } from '../meta.ts';
import { rulesOf } from './compose.ts';
import { checkRig } from './rig.ts';

/** Checks what a game is asked to be; each refusal names the field and what is allowed. */
export function checkSetup(request: SetupRequest): Setup {
  const setup = checkRequest(meta, request);
  if (request.rig === undefined) return setup;
  return { ...setup, rig: checkRig(request.rig, rulesOf(setup)) };
}
