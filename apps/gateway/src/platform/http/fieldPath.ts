// The client puts a payload under these names; a form knows its fields without them.
const PAYLOAD_NAMES = ['data', 'params', 'key'];

/** The path by which a caller knows a field of its body; `body` where it is the whole. */
export function fieldPath([first, ...rest]: readonly string[]): string {
  if (first === undefined) return 'body';
  return (PAYLOAD_NAMES.includes(first) && rest.length > 0 ? rest : [first, ...rest]).join('.');
}
