const tokens = (accept: string) =>
  accept
    .split(',')
    .map((token) => token.trim().toLowerCase())
    .filter(Boolean);

/** Returns true if a file is of a kind that an `accept` attribute names; the browser does not check what is dropped. */
export function isAccepted(
  { name, type }: { readonly name: string; readonly type: string },
  accept: string | undefined,
): boolean {
  const wanted = tokens(accept ?? '');
  const [file, mime] = [name.toLowerCase(), type.toLowerCase()];
  return (
    wanted.length === 0 ||
    wanted.some((token) => {
      if (token.startsWith('.')) return file.endsWith(token);
      return token.endsWith('/*') ? mime.startsWith(token.slice(0, -1)) : mime === token;
    })
  );
}

/** The kinds of an `accept` attribute for reading, such as `PNG, PDF`. */
export const acceptedKinds = (accept: string | undefined): string =>
  [...new Set(tokens(accept ?? '').map(kindOf))].join(', ');

function kindOf(token: string): string {
  if (token.startsWith('.')) return token.slice(1).toUpperCase();
  const [group = '', kind = ''] = token.split('/');
  return (kind === '*' ? group : kind.replace(/\+.*$/, '').replace(/^.*[.-]/, '')).toUpperCase();
}
