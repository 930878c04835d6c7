const BYTES = 16;

/** 128 random bits in hexadecimal. (`crypto.randomUUID` is missing on pages without https.) */
export const newToken = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
