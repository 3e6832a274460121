import { isGatewayError } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import { materialLinksMessages } from '../../../messages/material-links';
import { useRuntime } from '../../../runtime/Runtime';
import { useInvalidate } from '../../../runtime/useInvalidate';
import { useWrite, type Write } from '../../../runtime/useWrite';

/** A link that is gone already was removed before the answer was lost. */
function passIfGone(reason: unknown): void {
  if (!isGatewayError(reason, 'not-found')) throw reason;
}

/** Removes links one after the other, and reads again what they touched once all are gone: `run(ids)`. */
export function useUnlink(onDone: () => void): Write<[ids: readonly string[]], readonly string[]> {
  const { gateway, emit } = useRuntime();
  const t = useMessages(materialLinksMessages);
  const invalidate = useInvalidate();
  const { resource } = gateway.materialLinks;
  const invalidates = resource.invalidatedBy('delete');
  return useWrite<[ids: readonly string[]], readonly string[]>(
    {
      ...{ segment: resource.segment, verb: 'delete', invalidates },
      // Each is a request of its own: one id cannot stand for several.
      async send([ids]) {
        for (const id of ids) await gateway.materialLinks.delete(id).catch(passIfGone);
        return ids;
      },
    },
    {
      onSuccess: ([id]) => {
        if (id) emit({ type: 'materialLinks.deleted', id, message: t('materialLinks.matching.undone') });
        onDone();
      },
      // Some may be gone before one cannot be removed.
      onFailure: () => invalidate(invalidates),
    },
  );
}
