export { AppLayout, type AppLayoutProps } from './AppLayout';
export { NavGroup, type NavGroupProps } from './NavGroup';
export { NavItem, type NavItemProps } from './NavItem';
