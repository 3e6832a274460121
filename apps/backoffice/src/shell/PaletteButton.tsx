import { useWords } from '@corridor/features';
import { Button, below, Icon, SearchIcon, VisuallyHidden, v } from '@corridor/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { hostMessages } from '../messages/host';

const HostPalette = lazy(async () => ({ default: (await import('./HostPalette')).HostPalette }));

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
  const say = useWords(hostMessages);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(isApple ? event.metaKey : event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      setAsked(true);
      setOpen((shown) => !shown);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        variant="ghost"
        startIcon={<Icon of={SearchIcon} />}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={show}
      >
        <VisuallyHidden>{say('host.palette.label')}</VisuallyHidden>
        <Words aria-hidden="true">
          {say('host.palette.short')}
          <Keys>{isApple ? '⌘ K' : 'Ctrl K'}</Keys>
        </Words>
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <HostPalette open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
