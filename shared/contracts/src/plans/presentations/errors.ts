import { type ErrorEntry, entry } from '../../wire/error-entry.ts';

/** Presentations for patients: 2134xx. */
export const presentationErrors = {
  presentationChanged: entry(
    213401,
    200,
    '其他人已修改此演示，请重新载入后再编辑',
    'Somebody else has changed this presentation. Please load it again before you go on.',
  ),
  presentationReference: entry(
    213402,
    200,
    '第 {num} 页引用的照片或方案不属于此病例',
    'Slide {num} shows a photo or a plan that is not of this case',
  ),
  presentationsFull: entry(
    213403,
    200,
    '该病例的演示已达 {num} 份上限，请先删除不再需要的演示',
    'This case has {num} presentations, the most it can have. Please delete one that is not needed any more.',
  ),
} as const satisfies Record<string, ErrorEntry>;
