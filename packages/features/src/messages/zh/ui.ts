export { zh as ui } from '@corridor/ui';
