import type { paginationEn } from './messages';

export const paginationZh: Record<keyof typeof paginationEn, string> = {
  'pagination.label': '分页',
  'pagination.showing': '显示第 {from} 至 {to} 条，共 {of} 条',
  'pagination.size': '每页行数',
  'pagination.first': '第一页',
  'pagination.previous': '上一页',
  'pagination.next': '下一页',
  'pagination.last': '最后一页',
  'pagination.page': '页',
  'pagination.pages': '共 {count} 页',
};
