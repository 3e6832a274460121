import type { GatewayOptions } from '../../app/GatewayOptions';

/** Reads where a request comes from: its connection, or, where that is one of the trusted proxies, what they wrote down of who stands before them. */
export function clientAddress(trustedProxies: readonly string[]): NonNullable<GatewayOptions['clientAddress']> {
  const trusted = new Set(trustedProxies.map(plain));
  return (request, environment) => {
    const remote = remoteAddress(environment);
    if (remote === null || !trusted.has(remote)) return remote;
    const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => plain(part.trim()));
    // Each proxy adds who asked it to the end: what stands before the first stranger is the stranger's own word.
    return forwarded.findLast((address) => address !== '' && !trusted.has(address)) ?? remote;
  };
}

function remoteAddress(environment: object): string | null {
  const incoming: unknown = 'incoming' in environment ? environment.incoming : null;
  if (typeof incoming !== 'object' || incoming === null || !('socket' in incoming)) return null;
  const { socket } = incoming;
  if (typeof socket !== 'object' || socket === null || !('remoteAddress' in socket)) return null;
  return typeof socket.remoteAddress === 'string' ? plain(socket.remoteAddress) : null;
}

// A socket of both families shows an IPv4 address as part of an IPv6 one.
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
