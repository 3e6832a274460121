/** Servers that one address lists, of which one at a time takes writes. */
export interface DatabaseHosts {
  /** An address for each of them, in their order. */
  readonly urls: readonly string[];
  /** Hosts, ports and name of the database, without user and password. */
  readonly place: string;
}

// Up to the last @ stands who signs in: a password may hold a comma, and must never pass for a host.
const SEVERAL = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^@/?#]*,[^@/?#]*)(.*)$/i;

/** Reads an address of one server, or of several as `postgres://user@one:5432,two:5432/name`; undefined when it is none. */
export function readHosts(address: string): DatabaseHosts | undefined {
  const [, before = '', list, after = ''] = SEVERAL.exec(address) ?? [];
  const urls = list === undefined ? [address] : list.split(',').map((host) => `${before}${host}${after}`);
  if (!urls.every((url) => URL.canParse(url))) return undefined;
  const parsed = urls.map((url) => new URL(url));
  if (list !== undefined && parsed.some(({ host }) => host === '')) return undefined;
  return { urls, place: `${parsed.map(({ host }) => host).join(',')}${parsed[0]?.pathname ?? ''}` };
}
