import type { CallOptions, GatewayError } from '@corridor/core';
import { useEffect, useState } from 'react';
import { useRead } from '../../runtime/useRead';

/** Content of a file in Base64, with its media type. */
export interface FileContent {
  readonly content: string;
  readonly contentType: string;
}

/** A file to show: which it is, and how its content is read. */
export interface ShownFile {
  readonly id: string;
  readonly name: string;
  /** Wire segment of the resource that it belongs to. */
  readonly segment: string;
  read(options: CallOptions): Promise<FileContent>;
}

/** A file as the page can draw it. */
export interface FileRead {
  /** Address of its content, for as long as it is shown; undefined until it has come. */
  readonly url: string | undefined;
  readonly isPicture: boolean;
  readonly error: GatewayError | undefined;
  retry(): void;
}

/** Reads a file and gives it an address of this page. */
export function useFileContent(file: ShownFile): FileRead {
  const { data, error, refresh } = useRead<FileContent>({
    key: [file.segment, 'call-by-id', { file: file.id }],
    keepPrevious: false,
    fetch: (options) => file.read(options),
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data) return undefined;
    const bytes = Uint8Array.from(atob(data.content), (sign) => sign.charCodeAt(0));
    const made = URL.createObjectURL(new Blob([bytes], { type: data.contentType }));
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [data]);
  return {
    url,
    isPicture: data?.contentType.startsWith('image/') ?? false,
    error: data ? undefined : error,
    retry: () => void refresh(),
  };
}
