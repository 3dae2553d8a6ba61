import { type ErrorEntry, entry } from '../wire/error-entry.ts';

/** Stored files: 203xxx. */
export const fileErrors = {
  fileFormat: entry(
    203001,
    200,
    '文件格式不正确，请上传 {name} 格式的文件',
    'File format incorrect, please upload {name} format file',
  ),
  fileTooLarge: entry(203002, 200, '上传文件大小不能超过 {num} MB', 'Upload file size cannot exceed {num} MB'),
  fileNotUploaded: entry(
    203003,
    200,
    '文件尚未上传完成，请重新上传',
    'The file has not been uploaded completely, please upload it again',
  ),
  checksumMismatch: entry(
    203004,
    200,
    '文件校验失败，请重新上传',
    'The checksum of the file does not match, please upload it again',
  ),
  storageScope: entry(203005, 200, '无权访问该文件路径', 'This file path may not be accessed'),
  stsRefreshFailed: entry(203006, 200, '刷新存储凭证失败', 'Failed to refresh STS token'),
} as const satisfies Record<string, ErrorEntry>;
