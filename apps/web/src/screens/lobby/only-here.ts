/** Whether a link leads nowhere but to the machine on which it is read. */
export function isOnlyHere(link: string): boolean {
  const { hostname } = new URL(link);
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
