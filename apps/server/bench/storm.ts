/** Wrong log-ins that come at once; when all are answered, as many come from other addresses. */
export interface Storm {
  readonly addresses: number;
  /** By each address. */
  readonly each: number;
}

/** How many were answered, by status. */
export type Answers = Map<number, number>;

/** The statuses of as many log-ins as one storm has; `first` is the number of its first address. */
export function logInAtOnce(origin: string, storm: Storm, first: number): Promise<number[]> {
  return Promise.all(
    Array.from({ length: storm.addresses * storm.each }, (_, at) =>
      logIn(origin, first + (at % storm.addresses)),
    ),
  );
}

async function logIn(origin: string, address: number): Promise<number> {
  const { status } = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      'x-forwarded-for': `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
    },
    body: JSON.stringify({ name: `Nobody ${address}`, password: 'wrong horse' }),
  });
  return status;
}
