export { Stage } from './stage.tsx';
