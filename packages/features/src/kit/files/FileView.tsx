import { Icon, IconButton, MinusIcon, PlusIcon, ResetIcon, Skeleton, Text } from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../i18n/useMessages';
import { fileMessages } from '../../messages/files';
import { ErrorState } from '../display/ErrorState';
import { Viewer, ViewerBar, ViewerSheet, ViewerTurn } from './fileView.styles';
import { type ShownFile, useFileContent } from './useFileContent';

/** Steps of the zoom, as shares of what fits. */
const ZOOMS = [1, 1.5, 2, 3];
const QUARTER = 90;

/** Props of `FileView`. */
export interface FileViewProps {
  readonly file: ShownFile;
  /** Height of the view. */
  readonly height?: string;
}

/** A picture or PDF, to zoom into and to turn. */
export function FileView({ file, height = '60vh' }: FileViewProps) {
  const t = useMessages(fileMessages);
  const { url, isPicture, error, retry } = useFileContent(file);
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const share = ZOOMS[zoom] ?? 1;
  return (
    <Viewer style={{ blockSize: height }}>
      <ViewerBar>
        <Text variant="caption" title={file.name}>
          <bdi>{file.name}</bdi>
        </Text>
        <IconButton size="sm" label={t('files.zoomOut')} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <Icon of={MinusIcon} />
        </IconButton>
        <Text variant="small" color="muted" tabular role="status">
          {t('files.zoom', { percent: share * 100 })}
        </Text>
        <IconButton
          size="sm"
          label={t('files.zoomIn')}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <Icon of={PlusIcon} />
        </IconButton>
        <IconButton size="sm" label={t('files.rotate')} onClick={() => setTurns(turns - 1)}>
          <Icon of={ResetIcon} />
        </IconButton>
      </ViewerBar>
      <ViewerSheet tabIndex={0} role="group" aria-label={file.name}>
        {error && <ErrorState error={error} onRetry={retry} />}
        {!error && !url && <Skeleton shape="block" height="100%" />}
        {url && (
          <ViewerTurn
            data-turned={turns % 2 !== 0 || undefined}
            style={{ '--cr-zoom': share, '--cr-turn': `${turns * QUARTER}deg` }}
          >
            {isPicture ? <img src={url} alt={file.name} /> : <iframe src={`${url}#toolbar=0`} title={file.name} />}
          </ViewerTurn>
        )}
      </ViewerSheet>
    </Viewer>
  );
}
