export { browserDesk } from './browser-desk.ts';
