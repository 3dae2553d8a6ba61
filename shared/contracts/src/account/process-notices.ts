import type { NoticeText } from './notice-text.ts';

/** What whoever has ordered model processing is told of it. */
export const processNotices = {
  processMade: {
    title: { 'zh-CN': '待确认', 'en-US': 'To be confirmed' },
    content: {
      'zh-CN': '模型处理订单【{name}】（{orderNo}）已处理完成，请查看并确认结果。',
      'en-US': 'Model processing order [{name}] ({orderNo}) is processed. Please check and confirm the result.',
    },
  },
  processFailed: {
    title: { 'zh-CN': '处理失败', 'en-US': 'Processing failed' },
    content: {
      'zh-CN': '模型处理订单【{name}】（{orderNo}）处理失败，原因见订单。修改后可重新提交。',
      'en-US':
        'Model processing order [{name}] ({orderNo}) could not be processed. The order says why; it can be changed and submitted again.',
    },
  },
} as const satisfies Record<string, NoticeText>;
