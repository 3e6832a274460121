import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../breadcrumbs';
import { Button, IconButton } from '../button';
import { CardVisual } from '../card-visual';
import { StatusChip } from '../chip';
import { DateTime, ZoneProvider } from '../date-time';
import { DescriptionItem, DescriptionList } from '../description-list';
import { FreezeIcon, Icon, MoreIcon, ShowIcon } from '../icon';
import { Grid, Heading, Inline, Stack, Text } from '../layout';
import { Link } from '../link';
import { Menu, MenuItem, MenuSeparator } from '../menu';
import { Meter } from '../meter';
import { Money } from '../money';
import { Timeline, TimelineItem } from '../timeline';
import { Panel } from './Panel';
import { Purchases } from './Purchases';
import { Shell } from './Shell';

function Head() {
  return (
    <Stack gap={3}>
      <Breadcrumbs items={[{ label: 'Cards', href: '#cards' }, { label: '•••• 4821' }]} />
      <Inline justify="between" gap={3}>
        <Inline gap={3}>
          <Heading level={1}>Visa •••• 4821</Heading>
          <StatusChip tone="success">Active</StatusChip>
        </Inline>
        <Inline>
          <Button startIcon={<Icon of={ShowIcon} />}>Reveal number</Button>
          <Button startIcon={<Icon of={FreezeIcon} />}>Freeze</Button>
          <Menu
            align="end"
            trigger={
              <IconButton label="More for this card">
                <Icon of={MoreIcon} />
              </IconButton>
            }
          >
            <MenuItem>Change limits</MenuItem>
            <MenuItem>Replace card</MenuItem>
            <MenuSeparator />
            <MenuItem tone="danger">Close card</MenuItem>
          </Menu>
        </Inline>
      </Inline>
    </Stack>
  );
}

function Facts() {
  return (
    <Panel title="Card">
      <DescriptionList layout="stacked" columns={3}>
        <DescriptionItem label="Card id" copy="card_7Hq2mZ" tabular>
          card_7Hq2mZ
        </DescriptionItem>
        <DescriptionItem label="Cardholder">
          <Link href="#moreau">Ines Moreau</Link>
        </DescriptionItem>
        <DescriptionItem label="Company">Nordwind Logistik GmbH</DescriptionItem>
        <DescriptionItem label="Type">Virtual · Business</DescriptionItem>
        <DescriptionItem label="Currency">EUR</DescriptionItem>
        <DescriptionItem label="Created" tabular>
          <DateTime value="2024-11-04T09:12:00Z" />
        </DescriptionItem>
        <DescriptionItem label="Funding account" copy="DE89370400440532013000" tabular wide>
          DE89 3704 0044 0532 0130 00
        </DescriptionItem>
      </DescriptionList>
    </Panel>
  );
}

function Limits() {
  return (
    <Panel title="Limits" help="Counted in UTC, by calendar month" action={<Button size="sm">Change</Button>}>
      <Stack gap={5}>
        <Meter
          label="Per month"
          share={0.53}
          limit={<Money amount="5000.00" currency="EUR" />}
          remaining={<>{<Money amount="2329.74" currency="EUR" />} remain</>}
          valueText="EUR 2,329.74 of EUR 5,000.00 remain"
        />
        <Meter
          label="Cash, per day"
          share={0.92}
          limit={<Money amount="500.00" currency="EUR" />}
          remaining={<>{<Money amount="40.00" currency="EUR" />} remain</>}
          valueText="EUR 40.00 of EUR 500.00 remain"
        />
      </Stack>
    </Panel>
  );
}

function History() {
  return (
    <Panel title="History">
      <Timeline label="What happened to this card">
        <TimelineItem
          title="Monthly limit raised to 5,000.00 EUR"
          actor="Tomasz Lis"
          time={<DateTime value="2025-03-12T13:20:00Z" />}
        />
        <TimelineItem
          title="Unfrozen"
          actor="Ines Moreau"
          time={<DateTime value="2025-02-02T07:45:00Z" />}
          tone="success"
        />
        <TimelineItem
          title="Frozen"
          actor="Ines Moreau"
          time={<DateTime value="2025-02-01T22:31:00Z" />}
          tone="warning"
        >
          <Text color="muted" variant="caption">
            “Left in a taxi” – found the next morning.
          </Text>
        </TimelineItem>
        <TimelineItem title="Activated" time={<DateTime value="2024-11-04T09:13:00Z" />} tone="success" />
      </Timeline>
    </Panel>
  );
}

function Card() {
  return (
    <Stack gap={5}>
      <Head />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 20, alignItems: 'flex-start' }}>
        <Stack gap={5} style={{ flex: '999 1 560px', minInlineSize: 0 }}>
          <Facts />
          <Panel title="Transactions" action={<Link href="#transactions">All transactions</Link>}>
            <Purchases />
          </Panel>
        </Stack>
        <Grid columns={1} gap={5} style={{ flex: '1 1 340px', minInlineSize: 0 }}>
          <CardVisual
            scheme="visa"
            schemeName="Visa"
            last4="4821"
            holder="INES MOREAU"
            expiry="11/27"
            kind="Virtual · Business"
            status={{ text: 'Active', tone: 'success' }}
          />
          <Limits />
          <History />
        </Grid>
      </div>
    </Stack>
  );
}

/** A record on a page of its own: identity and what may be done first, then what it is, what it did and what was done to it. */
const meta: Meta<typeof Card> = {
  title: 'UI/Kitchen sink/Detail',
  component: Card,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <ZoneProvider zone="Etc/UTC">
      <Shell at="cards" boxed>
        <Card />
      </Shell>
    </ZoneProvider>
  ),
};
export default meta;

export const Detail: StoryObj<typeof Card> = {};
