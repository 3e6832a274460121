import type { fileUploadEn } from './messages';

export const fileUploadZh: Record<keyof typeof fileUploadEn, string> = {
  'fileUpload.choose': '选择文件',
  'fileUpload.chooseMany': '选择文件',
  'fileUpload.drag': '或拖放到此处',
  'fileUpload.dragMany': '或拖放到此处',
  'fileUpload.drop': '松开以添加',
  'fileUpload.limit': '不超过 {limit}',
  'fileUpload.tooLarge': '文件过大',
  'fileUpload.atMost': '最大 {limit}',
  'fileUpload.wrongType': '不接受此类文件',
  'fileUpload.empty': '文件为空',
  'fileUpload.tooMany': '最多 {count} 个文件',
  'fileUpload.failed': '上传失败',
  'fileUpload.uploading': '正在上传 {name}',
  'fileUpload.done': '上传成功',
  'fileUpload.remove': '移除 {name}',
  'fileUpload.retry': '重试 {name}',
  'fileUpload.up': '上移 {name}',
  'fileUpload.down': '下移 {name}',
  'fileUpload.moved': '{name}：第 {place} 个，共 {count} 个',
  'fileUpload.files': '文件',
};
