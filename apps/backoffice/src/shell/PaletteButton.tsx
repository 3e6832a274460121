import { useMessages } from '@corridor/features';
import { Button, below, Icon, SearchIcon, VisuallyHidden, v } from '@corridor/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { hostMessages } from '../messages/host';
import { LayerBoundary } from './LayerBoundary';
import { useFetchedLayer } from './useFetchedLayer';

const loadPalette = async () => (await import('./HostPalette')).HostPalette;

const Words = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: baseline;

  ${below('lg')} { display: none; }
`;

const Keys = styled.kbd`
  font: ${v('type.caption')};
  color: ${v('textMuted')};
`;

const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/** Opens the box for every screen, card and action; Ctrl or ⌘ with K does so too. */
export function PaletteButton() {
  const t = useMessages(hostMessages);
  const [open, setOpen] = useState(false);
  const { Layer: Palette, ask } = useFetchedLayer(loadPalette);
  const toggle = (next: (shown: boolean) => boolean) => {
    if (!Palette) ask();
    setOpen((shown) => !Palette || next(shown));
  };
  const latest = useRef(toggle);
  latest.current = toggle;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(isApple ? event.metaKey : event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      latest.current((shown) => !shown);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Button
        variant="ghost"
        startIcon={<Icon of={SearchIcon} />}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={() => toggle(() => true)}
      >
        <VisuallyHidden>{t('host.palette.label')}</VisuallyHidden>
        <Words aria-hidden="true">
          {t('host.palette.short')}
          <Keys>{isApple ? '⌘ K' : 'Ctrl K'}</Keys>
        </Words>
      </Button>
      {Palette && (
        <LayerBoundary open={open}>
          <Palette open={open} onClose={() => setOpen(false)} />
        </LayerBoundary>
      )}
    </>
  );
}
