/** Where a request comes from, in two widths: what one sender has, and what one sender can easily have. */
export interface RequestOrigin {
  /** An IPv4 address, or the 64 bits that a household has of IPv6. */
  readonly host: string;
  /** 24 bits of IPv4, 48 of IPv6. */
  readonly network: string;
}

/** The host and network of an address, however it is written; both `unknown` where there is none. */
export function originOf(address: string | null): RequestOrigin {
  const plain = withoutPort(address ?? '');
  if (plain === '') return { host: 'unknown', network: 'unknown' };
  if (!plain.includes(':')) return originOfIPv4(plain);
  const groups = groupsOf(plain);
  const mapped = mappedIn(groups);
  if (mapped !== null) return originOfIPv4(mapped);
  return { host: `${groups.slice(0, 4).join(':')}::/64`, network: `${groups.slice(0, 3).join(':')}::/48` };
}

// Some proxies write down the port too, which each connection has another of.
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
}

function originOfIPv4(address: string): RequestOrigin {
  return { host: address, network: `${address.split('.').slice(0, 3).join('.')}.0/24` };
}

/** The groups of an IPv6 address, those that `::` stands for written out, its last two in hexadecimal where they were an IPv4 address. */
function groupsOf(address: string): string[] {
  const hexadecimal = address
    .toLowerCase()
    .replace(/%.*$/, '')
    .replace(/[\d.]+\.[\d.]+$/, inGroups);
  const [front = '', back] = hexadecimal.split('::');
  const [left = [], right = []] = [front, back ?? ''].map((part) => part.split(':').filter(Boolean));
  const missing = back === undefined ? 0 : Math.max(8 - left.length - right.length, 0);
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}

function inGroups(address: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

/** The IPv4 address that an IPv6 one stands for (RFC 4291, 2.5.5.2); null where it stands for itself. */
function mappedIn(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [Math.floor(pair / 256), pair % 256])
    .join('.');
}
