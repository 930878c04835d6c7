export { useSounds } from './use-sounds.ts';
