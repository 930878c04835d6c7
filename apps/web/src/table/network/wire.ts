/** An open or opening socket. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  heard(text: string): void;
  /** Once; also when it never opened. */
  closed(): void;
}

/** Opens a socket; a test opens a bad one. Nothing is sent before the other side has spoken. */
export type OpenWire = (events: WireEvents) => Wire;

/** A browser's socket. */
export const webSocketTo =
  (address: string): OpenWire =>
  ({ heard, closed }) => {
    const socket = new WebSocket(address);
    socket.onmessage = ({ data }) => heard(String(data));
    socket.onclose = () => closed();
    return { send: (text) => socket.send(text), close: () => socket.close() };
  };
