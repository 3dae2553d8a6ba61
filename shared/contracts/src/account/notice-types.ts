import type { Lang } from '../wire/errors.ts';

interface NoticeText {
  readonly title: Readonly<Record<Lang, string>>;
  readonly content: Readonly<Record<Lang, string>>;
}

/** What the platform tells people. A notice keeps its values, and is put into words in the language of whoever reads it. */
export const noticeTypes = {
  caseSubmitted: {
    title: { 'zh-CN': '新病例', 'en-US': 'New case' },
    content: {
      'zh-CN': '【{practice}】提交了患者【{patient}】的病例 {ptNo}，请质检。',
      'en-US': '[{practice}] submitted case {ptNo} of patient [{patient}] for inspection.',
    },
  },
  planAwaitsReview: {
    title: { 'zh-CN': '待审批', 'en-US': 'Approval' },
    content: {
      'zh-CN': '患者【{patient}】有方案待您审批，病例 {ptNo}。',
      'en-US': 'A plan of patient [{patient}] awaits your review, case {ptNo}.',
    },
  },
  inspectionFailed: {
    title: { 'zh-CN': '质检不通过', 'en-US': 'Inspection' },
    content: {
      'zh-CN': '患者【{patient}】的病例 {ptNo} 质检不通过，请补充资料。',
      'en-US': 'Inspection of case {ptNo} of patient [{patient}] failed. Please supply the missing data.',
    },
  },
  analysisFailed: {
    title: { 'zh-CN': '模型分析', 'en-US': 'Model analysis' },
    content: {
      'zh-CN': '患者【{patient}】的模型 {file} 分析失败，可重新分析或重新上传。',
      'en-US': 'The model {file} of patient [{patient}] could not be analyzed. Analyze it again or upload it anew.',
    },
  },
  orderShipped: {
    title: { 'zh-CN': '已发货', 'en-US': 'Shipped' },
    content: {
      'zh-CN': '患者【{patient}】的生产订单 {orderNo} 已发货。',
      'en-US': 'Production order {orderNo} of patient [{patient}] has been shipped.',
    },
  },
  welcome: {
    title: { 'zh-CN': '欢迎', 'en-US': 'Welcome' },
    content: {
      'zh-CN': '欢迎使用 Archway。帮助中心介绍了第一个病例的每一步。',
      'en-US': 'Welcome to Archway. The Help Center walks you through your first case.',
    },
  },
} as const satisfies Record<string, NoticeText>;

export type NoticeType = keyof typeof noticeTypes;
export type NoticeValues = Readonly<Record<string, string>>;

const fill = (text: string, values: NoticeValues): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);

/** A notice in words. */
export const noticeText = (
  type: NoticeType,
  values: NoticeValues,
  lang: Lang,
): { typeStr: string; content: string } => ({
  typeStr: noticeTypes[type].title[lang],
  content: fill(noticeTypes[type].content[lang], values),
});
