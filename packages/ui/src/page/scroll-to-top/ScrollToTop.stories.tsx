import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { Button } from '../../controls/button';
import { Box, Text } from '../layout';
import { ScrollToTop } from './ScrollToTop';
import { scrollToTopDocs } from './scrollToTop.docs';

const meta: Meta<typeof ScrollToTop> = {
  title: 'UI/ScrollToTop',
  parameters: scrollToTopDocs,
  tags: ['autodocs'],
  component: ScrollToTop,
};
export default meta;
type Story = StoryObj<typeof ScrollToTop>;

function Tall() {
  const box = useRef<HTMLDivElement>(null);
  return (
    <section ref={box} data-testid="box" aria-label="Long page" style={{ blockSize: 320, overflow: 'auto' }}>
      <Box padding={4} style={{ blockSize: 1600 }}>
        <Text color="muted">Scroll down by more than 200 pixels.</Text>
        <Button>First entry</Button>
      </Box>
      <ScrollToTop target={box} />
    </section>
  );
}

export const Default: Story = { render: () => <Tall /> };
export const Shown: Story = { args: { threshold: -1 } };
