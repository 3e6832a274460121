import type { CardSession, GatewayClient } from '@corridor/core';
import { useEffect, useRef, useState } from 'react';
import { useRuntime } from '../../runtime/Runtime';

/** An inquiry that is shown: its token, and how it is taken up and given up. */
export interface HeldInquiry {
  readonly cardToken: string | undefined;
  /** Takes up an inquiry; returns false if there is nobody left to show it to, and ends it then. */
  readonly hold: (session: CardSession) => boolean;
  readonly release: () => void;
}

/** Holds an inquiry as long as the widget is shown, and ends it on the server when the widget or its page goes; one that the host keeps is the host's to end. */
export function useHeldInquiry(kept: string | undefined): HeldInquiry {
  const { gateway } = useRuntime();
  const [own, setOwn] = useState<string>();
  const latest = useRef({ gateway, own, isShown: false });
  useEffect(() => {
    latest.current = { ...latest.current, gateway, own: kept === undefined ? own : undefined };
  });
  useEffect(() => {
    const leave = () => {
      end(latest.current);
      setOwn(undefined);
    };
    latest.current.isShown = true;
    addEventListener('pagehide', leave);
    return () => {
      latest.current.isShown = false;
      removeEventListener('pagehide', leave);
      end(latest.current);
    };
  }, []);
  return {
    cardToken: kept ?? own,
    hold: ({ cardToken }) => {
      const { isShown } = latest.current;
      if (isShown) setOwn(cardToken);
      else end({ gateway, own: cardToken });
      return isShown;
    },
    release: () => {
      latest.current.own = undefined;
      setOwn(undefined);
    },
  };
}

function end({ gateway, own }: { readonly gateway: GatewayClient; readonly own: string | undefined }): void {
  // One that could not be ended there ends by itself.
  if (own !== undefined) gateway.balanceInquiry.close({ cardToken: own }).catch(() => undefined);
}
