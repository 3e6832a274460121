/** What the package offers older versions of React is part of ours. */
export { useSyncExternalStore } from 'react';
