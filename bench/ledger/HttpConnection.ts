import { connect, type Socket } from 'node:net';

/** What a server answered. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * One kept connection that sends a request after the other: a load generator must not need the time of the processor that the
 * server is measured on, and the platform's own client takes five times as much.
 */
export class HttpConnection {
  readonly #socket: Socket;
  readonly #host: string;
  #received = '';
  #answered: { resolve: (answer: HttpAnswer) => void; reject: (reason: Error) => void } | undefined;

  private constructor(socket: Socket, host: string) {
    this.#socket = socket;
    this.#host = host;
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => this.#receive(chunk));
    socket.once('close', () => this.#answered?.reject(new Error('the server closed the connection')));
  }

  /** Connects to an address such as `http://127.0.0.1:4711`. */
  static open(address: string): Promise<HttpConnection> {
    const { hostname, port, host } = new URL(address);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      socket.once('error', reject);
      socket.once('connect', () => resolve(new HttpConnection(socket, host)));
    });
  }

  /** Sends JSON in ASCII and waits for the answer. */
  post(path: string, json: string): Promise<HttpAnswer> {
    const head = `POST ${path} HTTP/1.1\r\nHost: ${this.#host}\r\nContent-Type: application/json\r\nContent-Length: ${json.length}\r\n\r\n`;
    return new Promise((resolve, reject) => {
      this.#answered = { resolve, reject };
      this.#socket.write(head + json, 'latin1');
    });
  }

  /** Ends the connection. */
  close(): void {
    this.#socket.destroy();
  }

  #receive(chunk: string): void {
    this.#received += chunk;
    const end = this.#received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.#received.slice(0, end);
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.NaN);
    if (Number.isNaN(length)) throw new Error('the server must tell the length of its answer');
    if (this.#received.length < end + 4 + length) return;
    const answer = { status: Number(head.slice(9, 12)), body: this.#received.slice(end + 4, end + 4 + length) };
    this.#received = '';
    this.#answered?.resolve(answer);
  }
}
