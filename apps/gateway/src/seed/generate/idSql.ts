/** SQL of an id, version 7, that follows from a kind, a run and a number, made at an instant in milliseconds. */
export function idSql(kind: string, batchId: string, number: string, milliseconds: string): string {
  const hash = `md5('${kind}${batchId}' || ${number})`;
  const time = `lpad(to_hex((${milliseconds})::bigint), 12, '0')`;
  return `(left(${time}, 8) || '-' || right(${time}, 4) || '-7' || substr(${hash}, 1, 3) || '-8' || substr(${hash}, 4, 3) || '-' || substr(${hash}, 7, 12))::uuid`;
}
