export { Pagination, type PaginationProps } from './Pagination';
export { PAGE_SIZES } from './pageRange';
