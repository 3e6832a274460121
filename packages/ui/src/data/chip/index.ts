export { Chip, type ChipProps } from './Chip';
export { StatusChip, type StatusChipProps } from './StatusChip';
