import { isHumanText } from './humanText';
import { decodePunycode } from './punycode';
import { withoutEdges } from './typedText';

/** Most characters of an email address. @source ours */
export const EMAIL_MAX_LENGTH = 254;

const LOCAL_PART = /^[^\s@"(),:;<>[\]\\]+$/;
const DOMAIN = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;
// The signs that a host is parsed for beside its name never stand in one.
const NAME = /^[\p{L}\p{M}\p{N}.\-\u3002\uff0e\uff61\u200c\u200d]+$/u;

/** Returns true if a text is an email address, or if each of several is; an empty one is none. @source spec §5, RFC 5890 */
export function isEmail(text: string | readonly string[]): boolean {
  if (typeof text !== 'string') return text.every((one) => isEmail(one));
  const { whole, local, domain, ascii } = partsOf(text);
  if (ascii === undefined || !LOCAL_PART.test(local) || !DOMAIN.test(ascii)) return false;
  return (
    isHumanText(`${local}@${domain}`) && Math.max(local.length + 1 + ascii.length, whole.length) <= EMAIL_MAX_LENGTH
  );
}

/**
 * An email address as it is kept and compared: its domain in lower case and in its own script, whichever of its two forms was
 * typed. What is no address only loses white space around it. @source RFC 5891
 */
export function canonicalEmail(text: string): string {
  const { local, domain, ascii, whole } = partsOf(text);
  return ascii === undefined ? whole : `${local}@${domain}`;
}

/** An email address as SMTP takes it, its domain in ASCII. */
export function asciiEmail(text: string): string {
  const { local, ascii, whole } = partsOf(text);
  return ascii === undefined ? whole : `${local}@${ascii}`;
}

interface EmailParts {
  readonly whole: string;
  readonly local: string;
  readonly domain: string;
  /** The domain in ASCII; undefined where it is none. */
  readonly ascii: string | undefined;
}

function partsOf(text: string): EmailParts {
  const whole = withoutEdges(text);
  const at = whole.lastIndexOf('@');
  const [local, typed] = [whole.slice(0, Math.max(at, 0)), whole.slice(at + 1)];
  const ascii = at > 0 ? asciiDomain(typed) : undefined;
  return { whole, local, domain: ascii === undefined ? typed : inOwnScript(ascii), ascii };
}

function asciiDomain(domain: string): string | undefined {
  if (!NAME.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

function inOwnScript(domain: string): string {
  const labels = domain.split('.').map((label) => (label.startsWith('xn--') ? decodePunycode(label.slice(4)) : label));
  const shown = labels.join('.').normalize('NFC');
  // A name that does not lead back to itself stays in ASCII: its two forms would be two addresses.
  return asciiDomain(shown) === domain ? shown : domain;
}
