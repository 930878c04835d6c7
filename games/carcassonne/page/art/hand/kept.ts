/** Keeps what was made by its key, and forgets everything once there is too much of it. */
export function kept<Made>(most = 3000): (key: string, make: () => Made) => Made {
  const made = new Map<string, Made>();
  return (key, make) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    if (made.size >= most) made.clear();
    const one = make();
    made.set(key, one);
    return one;
  };
}
