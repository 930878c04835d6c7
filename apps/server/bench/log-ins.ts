/** Wrong log-ins that come at once; when all are answered, as many come from other addresses. */
export interface Storm {
  readonly addresses: number;
  /** By each address. */
  readonly each: number;
}

/** How many were answered so far, by status. */
export type Answers = Map<number, number>;

/** Goes on until told to stop, which gives back how they were answered. */
export function startStorm(origin: string, storm: Storm): () => Promise<Answers> {
  let isOver = false;
  const answers: Answers = new Map();
  const raging = (async () => {
    for (let from = 0; !isOver; from += storm.addresses) {
      const all = Array.from({ length: storm.addresses * storm.each }, (_, at) =>
        logIn(origin, from + (at % storm.addresses)),
      );
      for (const status of await Promise.all(all)) {
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    }
  })();
  return async () => {
    isOver = true;
    await raging;
    return answers;
  };
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
