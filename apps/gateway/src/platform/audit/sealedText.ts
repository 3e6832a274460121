/**
 * SQL for the text of a log entry that its seal covers: every field, in an order and form that no setting of the database
 * changes. Released: a seal that stands was made from exactly this.
 */
export function sealedText(entry: string): string {
  const at = `(extract(epoch FROM ${entry}.at) * 1000)::bigint`;
  const fields = ['actor_id', 'actor_name', 'action', 'subject', 'subject_id', 'before', 'after'];
  const facts = [...fields, 'address', 'user_agent', 'request_id'].map((field) => `${entry}.${field}`);
  return `jsonb_build_array(${[`${entry}.id`, `${entry}.partner_id`, at, ...facts].join(', ')})::text`;
}

/** SQL for what stands in place of a previous hash in a partner's first seal. */
export function firstPrevious(partnerId: string): string {
  return `encode(sha256(convert_to(${partnerId}::text, 'UTF8')), 'hex')`;
}

/** SQL for the hash of a seal: over the previous one and the entry's text, in lower-case hexadecimal. */
export function sealHash(previous: string, text: string): string {
  return `encode(sha256(convert_to(${previous} || ${text}, 'UTF8')), 'hex')`;
}
