import { useMessages } from '@corridor/features';
import { Button, Heading, Stack, Text } from '@corridor/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hostMessages } from '../../messages/host';
import { networkMayBeBack } from '../../network/untilFetched';
import { useRouteName } from '../../routes/RouteName';
import { routeOf } from '../../routes/routes';
import { fetchScreen } from '../../routes/screenCode';

/** Stands in for a screen that could not be fetched, and opens it once the network is back. */
export function NetworkErrorScreen() {
  const t = useMessages(hostMessages);
  const name = useRouteName();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const address = `${pathname}${search}${hash}`;
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const goOn = async () => {
      do await networkMayBeBack(signal);
      while (!signal.aborted && !(await fetchScreen(routeOf(name))));
      if (!signal.aborted) navigate(address, { replace: true });
    };
    void goOn();
    return () => leaving.abort();
  }, [name, address, navigate]);
  return (
    <Stack as="section" gap={4} padding={8} align="start" role="alert">
      <Stack gap={1}>
        <Heading level={1}>{t('host.said.network')}</Heading>
        <Text as="p" color="muted">
          {t('host.network.text')}
        </Text>
      </Stack>
      <Button variant="primary" onClick={() => navigate(address, { replace: true })}>
        {t('host.network.action')}
      </Button>
    </Stack>
  );
}
