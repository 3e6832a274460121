import { useCallback, useEffect, useRef } from 'react';
import type { UploadEntry, UploadTask } from './entry';

interface SendingOptions<Result> {
  readonly upload: ((file: File, task: UploadTask) => Promise<Result>) | undefined;
  readonly describeFailure: (failure: unknown) => string;
  readonly patch: (id: string, part: Partial<UploadEntry<Result>>) => void;
}

/** Sends files, each with its own progress; what is aborted or left behind reports nothing any more. */
export function useSending<Result>({ upload, describeFailure, patch }: SendingOptions<Result>) {
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  const send = async (id: string, file: File) => {
    if (!upload) return;
    const controller = new AbortController();
    running.current.set(id, controller);
    const report = (part: Partial<UploadEntry<Result>>) => {
      if (!controller.signal.aborted) patch(id, part);
    };
    report({ status: 'uploading', progress: 0, problem: undefined });
    try {
      const result = await upload(file, {
        signal: controller.signal,
        onProgress: (share) =>
          report({ status: 'uploading', progress: Math.max(0, Math.min(1, share)), problem: undefined }),
        onWaiting: (problem) => report({ status: 'waiting', problem }),
      });
      report({ status: 'done', progress: 1, result });
    } catch (failure) {
      report({ status: 'failed', problem: describeFailure(failure) });
    } finally {
      running.current.delete(id);
    }
  };

  const abort = useCallback((id: string) => running.current.get(id)?.abort(), []);
  return { send, abort };
}
