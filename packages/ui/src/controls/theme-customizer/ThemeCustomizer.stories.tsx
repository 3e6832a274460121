import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CardIcon, Icon } from '../../icon';
import { Drawer } from '../../layers/drawer';
import { Box, Heading, Stack, Text } from '../../page/layout';
import { AppLayout, NavItem } from '../../page/layouts';
import { ThemeProvider } from '../../theme';
import { DEFAULT_THEME_SETTINGS } from './settings';
import { ThemeCustomizer, type ThemeCustomizerProps } from './ThemeCustomizer';
import { themeCustomizerDocs } from './themeCustomizer.docs';

function Held({ value: initial, onChange, ...rest }: ThemeCustomizerProps) {
  const [value, setValue] = useState(initial);
  return (
    <ThemeCustomizer
      {...rest}
      value={value}
      onChange={(settings) => {
        setValue(settings);
        onChange(settings);
      }}
    />
  );
}

const meta: Meta<typeof ThemeCustomizer> = {
  title: 'UI/ThemeCustomizer',
  parameters: themeCustomizerDocs,
  tags: ['autodocs'],
  component: ThemeCustomizer,
  args: { value: DEFAULT_THEME_SETTINGS, onChange: () => undefined, style: { maxInlineSize: 360 } },
  render: (args) => <Held {...args} />,
};
export default meta;
type Story = StoryObj<typeof ThemeCustomizer>;

export const Default: Story = {};
export const Changed: Story = { args: { value: { ...DEFAULT_THEME_SETTINGS, scheme: 'dark', nav: 'collapsed' } } };
/** A host that knows no skins offers fewer settings. */
export const Some: Story = { args: { settings: ['scheme', 'density'] } };

function Applied({ value: initial }: ThemeCustomizerProps) {
  const [value, setValue] = useState(initial);
  return (
    <ThemeProvider scheme={value.scheme} dir={value.dir} density={value.density}>
      <AppLayout
        brand={<Text weight="bold">Corridor</Text>}
        nav={<NavItem href="#cards" label="Cards" icon={<Icon of={CardIcon} />} current />}
        skin={value.skin}
        boxed={value.contentWidth === 'boxed'}
        collapsed={value.nav === 'collapsed'}
      >
        <Stack>
          <Heading level={1}>Cards</Heading>
          <Box surface="base" border radius="card" padding={6}>
            What is chosen at the side is seen here.
          </Box>
        </Stack>
      </AppLayout>
      <Drawer open nonModal size="sm" title="Look" onClose={() => undefined}>
        <ThemeCustomizer value={value} onChange={setValue} />
      </Drawer>
    </ThemeProvider>
  );
}

/** As a host applies it. */
export const Gallery: Story = { parameters: { layout: 'fullscreen' }, render: (args) => <Applied {...args} /> };
