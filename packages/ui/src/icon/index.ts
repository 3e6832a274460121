export { Icon, type IconProps, type IconSource } from './Icon';
export * from './icons';
