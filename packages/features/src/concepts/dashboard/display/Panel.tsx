import type { HeadingLevel } from '@corridor/ui';
import { Heading, v } from '@corridor/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Root = styled.section.withConfig({ componentId: 'cr-DashboardPanel' })`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  gap: ${v('space.4')};
  min-inline-size: 0;
  block-size: 100%;
  padding: ${v('space.5')};
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.card')};
  background: ${v('surfaceRaised')};
`;

const Head = styled.div.withConfig({ componentId: 'cr-DashboardPanelHead' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${v('space.2')} ${v('space.4')};
  min-block-size: 32px;
`;

/** Props of `Panel`. */
interface PanelProps {
  readonly title: string;
  readonly level: HeadingLevel;
  /** A link or control at the end of the head. */
  readonly aside?: ReactNode;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A part of the dashboard on a surface of its own, under its heading. */
export function Panel({ title, level, aside, busy, children }: PanelProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} aria-busy={busy || undefined}>
      <Head>
        <Heading level={level} variant="section" id={id}>
          {title}
        </Heading>
        {aside}
      </Head>
      {children}
    </Root>
  );
}
