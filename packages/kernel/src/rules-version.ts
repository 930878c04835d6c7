const WHOLE_NUMBER = /^\d{1,9}$/;

/** Which rules came first; of a version that is no whole number nobody knows. */
export const areOlderRules = (version: string, than: string): boolean =>
  WHOLE_NUMBER.test(version) && WHOLE_NUMBER.test(than) && Number(version) < Number(than);
