import { Dialog, v } from '@corridor/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/useMessages';
import { keyMessages } from '../../messages/keys';
import { DetailList } from '../display/DetailList';

const Key = styled.kbd.withConfig({ componentId: 'cr-Key' })`
  display: inline-grid;
  place-items: center;
  min-inline-size: 24px;
  padding: 2px 6px;
  box-sizing: border-box;
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.small')};
  background: ${v('surfaceSunken')};
  font: ${v('type.small')};
`;

const KEYS = {
  search: ['/'],
  filter: ['f'],
  rows: ['j', 'k', '↓', '↑'],
  open: ['o', '⏎'],
  records: ['[', ']'],
  export: ['e'],
  palette: ['Ctrl K', '⌘ K'],
  help: ['?'],
} as const;

/** Every name of `KEYS`. Guarantee: a constant has no other keys. */
const NAMES = Object.keys(KEYS) as (keyof typeof KEYS)[];

/** The keys of a list and what they do. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(keyMessages);
  const items = NAMES.map((name) => ({
    label: t(`keys.${name}`),
    value: KEYS[name].map((key) => <Key key={key}>{key}</Key>),
  }));
  return (
    <Dialog open onClose={onClose} title={t('keys.title')}>
      <DetailList items={items} />
    </Dialog>
  );
}
