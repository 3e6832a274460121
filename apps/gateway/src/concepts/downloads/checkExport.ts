import type { DownloadInput, Page } from '@corridor/core';
import type { Call } from '../../platform/call';
import { forbidden, invalid } from '../../platform/refusals/refusals';
import type { Implementation } from '../../platform/resource';
import { authorizeQuery } from '../../platform/resource/access';
import { parse } from '../../platform/resource/parse';

/** Checks an export as if it were done now, and gives its file name and number of rows. @throws Refusal as the export itself would */
export async function checkExport(
  caller: Call,
  implementation: Implementation | undefined,
  { resource, ...request }: DownloadInput,
): Promise<{ name: string; total: number }> {
  if (!implementation) throw invalid([{ path: 'resource', reason: 'refusals.unknownResource' }]);
  const { operations, segment } = implementation;
  const call = { ...caller, asked: { action: 'export', segment: resource } };
  const operation = operations.find(({ verb }) => verb === 'export');
  const page = operations.find(({ verb }) => verb === 'page');
  if (!operation || !page) throw invalid([{ path: 'resource', reason: 'refusals.noExport' }]);
  if (!call.principal.ability.can(operation.action, segment)) throw forbidden('export', segment);
  const query = parse(operation.input, request);
  authorizeQuery(call.principal, implementation, operation, query);
  const begun = asNamed(await operation.run(call, query, null));
  const { filter, sort } = request;
  const first = await page.run(call, parse(page.input, { page: 1, size: 1, filter, sort }), null);
  return { name: begun.name, total: asPage(first).total };
}

// VerbsOf gives the verb `export` this type; operations hold it without.
function asNamed(value: unknown): { name: string } {
  return value as { name: string };
}

// VerbsOf gives the verb `page` this type; operations hold it without.
function asPage(value: unknown): Page<unknown> {
  return value as Page<unknown>;
}
