export { fr as ui } from '@corridor/ui';
