import { useEffect, useState } from 'react';
import { type Deadline, millisecondsLeft } from './deadline';

const CHECK_MS = 500;

/** Returns true if a price is over by now, also while nobody renews it. */
export function useIsOver(deadline: Deadline | undefined): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const check = () => setOver(deadline === undefined || millisecondsLeft(deadline, Date.now()) === 0);
    const timer = setInterval(check, CHECK_MS);
    return () => clearInterval(timer);
  }, [deadline]);
  return over;
}
