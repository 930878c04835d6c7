import { createContext, useContext, useSyncExternalStore } from 'react';
import { LandCamera } from './land-camera.ts';

/** The camera of the board around: whatever stands on the land may ask it to go somewhere. */
export const LandCameraContext = createContext<LandCamera>(new LandCamera());

export const useLandCamera = (): LandCamera => useContext(LandCameraContext);

/** How large a tile is, in pixels, once it is neither growing nor shrinking. */
export function useSettledSize(): number {
  const camera = useLandCamera();
  const settled = (): number => camera.settled;
  return useSyncExternalStore(camera.onSettled, settled, settled);
}
