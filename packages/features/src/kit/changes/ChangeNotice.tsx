import { Button, Text, v } from '@corridor/ui';
import { forwardRef } from 'react';
import { styled } from 'styled-components';

// Takes no space: what is below must not move under the pointer.
const Place = styled.div.withConfig({ componentId: 'cr-ChangeNotice' })`
  position: sticky;
  inset-block-start: ${v('space.2')};
  z-index: ${v('z.sticky')};
  display: flex;
  justify-content: center;
  block-size: 0;
`;

const Box = styled.div.withConfig({ componentId: 'cr-ChangeNoticeBox' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-self: start;
  gap: ${v('space.1')} ${v('space.2')};
  max-inline-size: 100%;
  margin-block-start: -8px;
  padding-block: ${v('space.1')};
  padding-inline: ${v('space.3')} ${v('space.1')};
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.card')};
  background: ${v('surface')};
  box-shadow: ${v('shadow.raised')};
`;

/** Props of `ChangeNotice`. */
export interface ChangeNoticeProps {
  /** What has changed; null where nothing has. */
  readonly says: string | null;
  /** What shows it. */
  readonly show: string;
  readonly onShow: () => void;
}

/** Says over a list that others have changed its records; announced politely, and nothing moves for it. */
export const ChangeNotice = forwardRef<HTMLDivElement, ChangeNoticeProps>(function ChangeNotice(
  { says, show, onShow },
  ref,
) {
  return (
    <Place ref={ref} role="status">
      {says !== null && (
        <Box>
          <Text variant="caption" dir="auto">
            {says}
          </Text>
          <Button size="sm" onClick={onShow}>
            {show}
          </Button>
        </Box>
      )}
    </Place>
  );
});
