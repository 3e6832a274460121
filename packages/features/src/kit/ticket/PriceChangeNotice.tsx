import { Banner, Button, Stack, VisuallyHidden } from '@corridor/ui';
import { useTranslator } from '../../i18n/I18nProvider';
import type { ChangeLine, TicketDeclaration } from './TicketDeclaration';
import type { TicketShape } from './TicketShape';
import { ChangeTable } from './ticket.styles';
import type { LivePrice } from './useLivePrice';

/** Props of `PriceChangeNotice`. */
export interface PriceChangeNoticeProps<T extends TicketShape> {
  readonly ticket: Pick<TicketDeclaration<T>, 'useChanges'>;
  readonly live: LivePrice<T['price']>;
  /** Agreeing takes the notice away, so the focus goes elsewhere. */
  readonly onAgreed: () => void;
}

/** What a new price changes, where it changes anything; going on needs a yes to it. */
export function PriceChangeNotice<T extends TicketShape>({ ticket, live, onAgreed }: PriceChangeNoticeProps<T>) {
  const { before, price, expired, error } = live;
  const { useChanges = noChanges } = ticket;
  if (!before || !price || expired || error) return null;
  const agree = () => {
    live.accept();
    onAgreed();
  };
  return <ChangeBanner {...{ before, price, useChanges }} onAccept={agree} />;
}

const noChanges = (): readonly ChangeLine[] => [];

interface ChangeBannerProps<Price> {
  /** The price that was seen last. */
  readonly before: Price;
  readonly price: Price;
  readonly useChanges: (before: Price, now: Price) => readonly ChangeLine[];
  readonly onAccept: () => void;
}

function ChangeBanner<Price>({ before, price, useChanges, onAccept }: ChangeBannerProps<Price>) {
  const t = useTranslator();
  const lines = useChanges(before, price);
  return (
    <Banner tone="warning" title={t('ticket.changed')}>
      <Stack gap={3} align="start">
        <ChangeTable>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('ticket.changed.what')}</VisuallyHidden>
              </th>
              <th scope="col">{t('ticket.changed.from')}</th>
              <th scope="col">{t('ticket.changed.to')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ what, from, to }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{from}</td>
                <td>{to}</td>
              </tr>
            ))}
          </tbody>
        </ChangeTable>
        <Button size="sm" onClick={onAccept}>
          {t('ticket.accept')}
        </Button>
      </Stack>
    </Banner>
  );
}
