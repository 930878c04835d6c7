export { EndScene } from './end/end-scene.tsx';
export { Home } from './home/home.tsx';
export { Gathering } from './lobby/gathering.tsx';
export { Lobby } from './lobby/lobby.tsx';
export { useLobby } from './lobby/use-lobby.ts';
export { type Choice, planOf, USUAL, type Way } from './options/choice.ts';
export { OptionsPanel } from './options/options-panel.tsx';
