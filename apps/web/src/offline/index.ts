export { keepForOffline } from './keep.ts';
export { useNewVersion } from './use-new-version.ts';
