import { Icon, IconButton, MinusIcon, PlusIcon, ResetIcon, Skeleton, Text } from '@corridor/ui';
import { useRef } from 'react';
import { useMessages } from '../../i18n/useMessages';
import { fileMessages } from '../../messages/files';
import { ErrorState } from '../display/ErrorState';
import { Viewer, ViewerBar, ViewerSheet, ViewerTurn } from './fileView.styles';
import { type ShownFile, useFileContent } from './useFileContent';
import { type FileTransform, useFileTransform } from './useFileTransform';
import { useKeptKeys } from './useKeptKeys';

/** Props of `FileView`. */
export interface FileViewProps {
  readonly file: ShownFile;
  /** Height of the view. */
  readonly height?: string;
  /** Its zoom and rotation, where keys outside it change them too. */
  readonly transform?: FileTransform;
}

/** A picture or PDF, to zoom into and to turn. */
export function FileView({ file, height = '60vh', transform }: FileViewProps) {
  const t = useMessages(fileMessages);
  const { url, isPicture, error, retry } = useFileContent(file);
  const own = useFileTransform();
  const { zoom, turn, isSmallest, isLargest, zoomIn, zoomOut, rotate } = transform ?? own;
  const sheet = useRef<HTMLDivElement>(null);
  useKeptKeys(sheet);
  return (
    <Viewer style={{ blockSize: height }}>
      <ViewerBar>
        <Text variant="caption" title={file.name}>
          <bdi>{file.name}</bdi>
        </Text>
        <IconButton size="sm" label={t('files.zoomOut')} disabled={isSmallest} onClick={zoomOut}>
          <Icon of={MinusIcon} />
        </IconButton>
        <Text variant="small" color="muted" tabular role="status">
          {t('files.zoom', { percent: zoom * 100 })}
        </Text>
        <IconButton size="sm" label={t('files.zoomIn')} disabled={isLargest} onClick={zoomIn}>
          <Icon of={PlusIcon} />
        </IconButton>
        <IconButton size="sm" label={t('files.rotate')} onClick={rotate}>
          <Icon of={ResetIcon} />
        </IconButton>
      </ViewerBar>
      <ViewerSheet ref={sheet} tabIndex={0} role="group" aria-label={file.name}>
        {error && <ErrorState error={error} onRetry={retry} />}
        {!error && !url && <Skeleton shape="block" height="100%" />}
        {url && (
          <ViewerTurn
            data-turned={turn % 180 !== 0 || undefined}
            style={{ '--cr-zoom': zoom, '--cr-turn': `${turn}deg` }}
          >
            {isPicture ? <img src={url} alt={file.name} /> : <iframe src={`${url}#toolbar=0`} title={file.name} />}
          </ViewerTurn>
        )}
      </ViewerSheet>
    </Viewer>
  );
}
