import { parseObject } from '../http/readBody';
import { invalid } from '../refusals/refusals';

/** The fields beside the file of a form: `language`, and `data` as JSON. Any other is refused by the schema. */
export function readFormFields(form: FormData): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    if (name === 'file') continue;
    if (typeof value !== 'string') throw invalid([{ path: name.slice(0, 64), reason: 'refusals.oneFileOnly' }]);
    fields[name] = name === 'data' ? parseObject(new TextEncoder().encode(value)) : value;
  }
  return fields;
}
