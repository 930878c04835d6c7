/** The table itself; the start page fetches it as soon as it stands, so that *Play* finds it there. */
export const loadGameRoute = async () => ({
  default: (await import('./game-route.tsx')).GameRoute,
});
