/** Names as a list of SQL texts, such as `'fees', 'card'`. */
export function listed(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ');
}
