import { Socket } from 'node:net';
import pg from 'pg';

/** Options of a pool whose connections lead elsewhere than to its address. */
export interface LedPool {
  readonly Client: typeof pg.Client;
  /** Refuses a connection that came to where it is of no use. */
  readonly onConnect?: (client: pg.ClientBase) => Promise<void>;
}

/** Connections of pools that lead where somebody says, and can be ended at once. */
export interface LedConnections {
  readonly Client: typeof pg.Client;
  /** Ends those to all servers but the one that new connections lead to. */
  endOthers(): void;
}

/** Makes connections that lead to the address of the moment in which each begins; undefined: none is right. */
export function leadConnections(address: () => string | undefined): LedConnections {
  const sockets = new Map<Socket, string | undefined>();
  return {
    Client: class LedClient extends pg.Client {
      constructor(options: pg.ClientConfig = {}) {
        const [socket, url] = [new Socket(), address()];
        super({ ...options, ...(url !== undefined && { connectionString: url }), stream: () => socket });
        sockets.set(socket, url);
        socket.once('close', () => sockets.delete(socket));
      }
    },
    endOthers: () => {
      const now = address();
      for (const [socket, url] of sockets) if (url !== now) socket.destroy();
    },
  };
}
