import type { CallOptions, ResourceContract } from '@corridor/core';
import type { UploadTask } from '@corridor/ui';
import { useMessages } from '../../i18n/useMessages';
import { fileMessages } from '../../messages/files';
import { asGatewayError } from '../../runtime/createReporter';
import { describeError } from '../../runtime/describeError';
import { useRuntime } from '../../runtime/Runtime';
import { useInvalidate } from '../../runtime/useInvalidate';
import type { UploadSource } from '../../runtime/useUpload';
import { FileTypeProblem, requireFileType } from './requireFileType';
import { resumed } from './resumed';

/** Sends files of a resource, each with its own progress and way to cancel it. */
export interface FileUploads<Fields, Stored> {
  /** @throws GatewayError or FileTypeProblem */
  send(file: File, fields: Fields, task: UploadTask): Promise<Stored>;
  /** Says why a file was not taken. */
  describe(failure: unknown): string;
}

/** Uploads files of a resource: known by their content before they are sent, resumed when the connection was lost, and read again everywhere once they are there. */
export function useFileUpload<C extends ResourceContract>(
  source: UploadSource<C>,
): FileUploads<C['upload']['input'], C['upload']['output']> {
  const { reporter } = useRuntime();
  const invalidate = useInvalidate();
  const t = useMessages(fileMessages);
  const { resource } = source;
  return {
    async send(file, fields, task) {
      await requireFileType(file);
      try {
        const upload = source.startUpload(file, fields);
        const stored = await resumed(() => upload.send(optionsOf(task)), task, t('files.waiting'));
        reporter.succeeded();
        invalidate(resource.invalidatedBy('upload'));
        return stored;
      } catch (reason) {
        const error = asGatewayError(reason);
        reporter.failed(error, { segment: resource.segment, verb: 'upload' });
        throw error;
      }
    },
    describe(failure) {
      if (failure instanceof FileTypeProblem) return t('files.wrongType');
      return describeError(asGatewayError(failure), t).title;
    },
  };
}

function optionsOf({ signal, onProgress }: UploadTask): CallOptions {
  return { signal, onProgress };
}
