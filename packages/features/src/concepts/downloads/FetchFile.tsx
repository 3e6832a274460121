import { GatewayError, type GatewayFile } from '@corridor/core';
import { useEffect, useRef } from 'react';
import { useDisplayTools } from '../../kit/columns/useDisplayTools';
import type { FormPartProps } from '../../kit/form/FormTarget';
import { asGatewayError } from '../../runtime/createReporter';
import { describeError } from '../../runtime/describeError';
import { useRuntime } from '../../runtime/Runtime';

/** Fetches the file of a background export for the host, and is gone; it shows nothing. */
export function FetchFile({ target: { id = '' }, options = {}, onClose }: FormPartProps) {
  const { gateway, emit } = useRuntime();
  const { t } = useDisplayTools();
  const fetched = useRef(false);
  useEffect(() => {
    if (fetched.current) return;
    fetched.current = true;
    const failed = (reason: unknown) =>
      emit({ type: 'downloads.exportFailed', message: describeError(asGatewayError(reason), t).title });
    gateway
      .fetchDownload(id)
      .then((file) => receive(options, file))
      .catch(failed)
      .finally(onClose);
  });
  return null;
}

/** Guarantee: what a host gave to a list of downloads is its own props. */
function receive(options: { onExport?(file: GatewayFile): void }, file: GatewayFile): void {
  if (!options.onExport) throw new GatewayError('canceled', { msg: 'This page takes no files' });
  options.onExport(file);
}
