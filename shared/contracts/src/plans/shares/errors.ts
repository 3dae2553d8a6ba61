import { type ErrorEntry, entry } from '../../wire/error-entry.ts';

/** Sharing plans with patients: 2133xx. */
export const shareErrors = {
  shareNotReady: entry(
    213301,
    200,
    '内审通过之后的方案才能分享给患者。',
    'A plan can be shared with a patient once it has passed the internal audit.',
  ),
  shareLinksMost: entry(
    213302,
    200,
    '已有 {num} 个有效的分享链接，请先撤销不再需要的链接。',
    'There are {num} open share links already. Please revoke one that is not needed any more.',
  ),
  shareOfAnother: entry(
    213303,
    200,
    '该分享由 {name} 创建，须由其处理，或由诊所创建者处理。',
    '{name} has made this share link. They deal with it, or the creator of the practice does.',
  ),
  shareUrlForeign: entry(
    213304,
    200,
    '只能缩短您自己创建的、仍然有效的分享链接。',
    'Only a share link of your own that still works can be shortened.',
  ),
  shareSlidePlan: entry(
    213305,
    200,
    '第 {num} 页展示的方案尚未通过内审，请更换方案或删除该页后再分享。',
    'Slide {num} shows a plan that has not passed the internal audit. Choose another plan or remove the slide, then share.',
  ),
  shareNothingShown: entry(
    213306,
    200,
    '演示中还没有可供患者查看的内容，请先完成各页。',
    'There is nothing in this presentation yet that a patient could see. Please finish its slides first.',
  ),
  /** `requestType` says one thing, and what it comes with another. */
  shareRequestMixed: entry(
    213307,
    200,
    'requestType 与内容不符：1 须给出方案描述文件 descFilePath，2 须给出 presentationId，二者不可同时给出。',
    'requestType does not fit: 1 goes with the descFilePath of a plan, 2 with a presentationId, and never both.',
  ),
  shareLinkInvalid: entry(
    213311,
    200,
    '链接无效。请检查地址是否完整，或联系您的诊所。',
    'This link is not valid. Check that the address is complete, or ask your practice.',
  ),
  shareLinkExpired: entry(
    213312,
    200,
    '链接已过期。如需再次查看，请联系您的诊所。',
    'This link has expired. Ask your practice if you want to see the plan again.',
  ),
  shareLinkRevoked: entry(
    213313,
    200,
    '诊所已停止分享。如有疑问，请联系您的诊所。',
    'Your practice does not share this any more. Ask them if you have questions.',
  ),
  sharePlanChanged: entry(
    213314,
    200,
    '方案已更新，此链接不再适用。请向您的诊所索取新链接。',
    'The plan has changed since, and this link does not show it any more. Ask your practice for a new one.',
  ),
  shareLinkClosed: entry(
    213315,
    200,
    '查看时间已过，请重新打开链接。',
    'Your visit is over. Please open the link again.',
  ),
} as const satisfies Record<string, ErrorEntry>;
