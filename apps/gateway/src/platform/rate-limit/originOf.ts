/** Where a request comes from, in two widths: what one sender has, and what one sender can easily have. */
export interface RequestOrigin {
  /** An IPv4 address, or the 64 bits that a household has of IPv6. */
  readonly host: string;
  /** 24 bits of IPv4, 48 of IPv6. */
  readonly network: string;
}

/** The host and network of an address; both `unknown` where there is none. */
export function originOf(address: string | null): RequestOrigin {
  if (address === null || address === '') return { host: 'unknown', network: 'unknown' };
  if (!address.includes(':')) return { host: address, network: `${address.split('.').slice(0, 3).join('.')}.0/24` };
  const groups = groupsOf(address);
  return { host: `${groups.slice(0, 4).join(':')}::/64`, network: `${groups.slice(0, 3).join(':')}::/48` };
}

/** The groups of an IPv6 address, those that `::` stands for written out. */
function groupsOf(address: string): string[] {
  const [front = '', back] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const [before, after] = [front, back ?? ''].map((part) => part.split(':').filter(Boolean));
  const left = before ?? [];
  const right = after ?? [];
  const missing = back === undefined ? 0 : Math.max(8 - left.length - right.length, 0);
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
