import { fixtures, resources } from '@corridor/core';

/** An example of a resource's record, by its segment; undefined where no record of it is read. */
export function exampleOf(segment: string): object | undefined {
  const records: Readonly<Record<string, object>> = fixtures;
  const [name = ''] = Object.entries(resources).find(([, resource]) => resource.segment === segment) ?? [];
  return records[name];
}
