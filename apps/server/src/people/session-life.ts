/** As long as browsers keep a cookie at most; for a session it begins anew with every use. */
const SESSION_DAYS = 400;
export const SESSION_S = SESSION_DAYS * 24 * 3600;
export const SESSION_MS = SESSION_S * 1000;
