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
  inspectionStarted: {
    title: { 'zh-CN': '质检开始', 'en-US': 'Inspection' },
    content: {
      'zh-CN': '患者【{patient}】的病例 {ptNo} 已开始质检，不能再撤回。',
      'en-US': 'Inspection of case {ptNo} of patient [{patient}] has started. It can no longer be withdrawn.',
    },
  },
  inspectionPassed: {
    title: { 'zh-CN': '质检通过', 'en-US': 'Inspection' },
    content: {
      'zh-CN': '患者【{patient}】的病例 {ptNo} 质检通过。',
      'en-US': 'Case {ptNo} of patient [{patient}] has passed inspection.',
    },
  },
  inspectionFailed: {
    title: { 'zh-CN': '质检不通过', 'en-US': 'Inspection' },
    content: {
      'zh-CN': '患者【{patient}】的病例 {ptNo} 质检不通过，请补充资料：{reason}',
      'en-US': 'Case {ptNo} of patient [{patient}] failed inspection. Please supply the data: {reason}',
    },
  },
  machineFindings: {
    title: { 'zh-CN': '待补资料', 'en-US': 'Data to be supplied' },
    content: {
      'zh-CN': '系统质检患者【{patient}】的病例 {ptNo} 时发现 {num} 处问题，请查看并补充资料。',
      'en-US': 'The automatic inspection of case {ptNo} of patient [{patient}] found points to settle: {num}.',
    },
  },
  readyToDesign: {
    title: { 'zh-CN': '可以设计', 'en-US': 'Ready for design' },
    content: {
      'zh-CN': '患者【{patient}】的病例 {ptNo} 质检通过，您可以开始设计。',
      'en-US': 'Case {ptNo} of patient [{patient}] has passed inspection. You can begin to design.',
    },
  },
  feasibilityAsked: {
    title: { 'zh-CN': '可行性问题', 'en-US': 'Feasibility question' },
    content: {
      'zh-CN': '设计方就患者【{patient}】的病例 {ptNo} 提问：{reason}',
      'en-US': 'The designer asks about case {ptNo} of patient [{patient}]: {reason}',
    },
  },
  feasibilityAnswered: {
    title: { 'zh-CN': '可行性已回复', 'en-US': 'Feasibility answered' },
    content: {
      'zh-CN': '【{practice}】已回复患者【{patient}】病例 {ptNo} 的问题：{reason}',
      'en-US': '[{practice}] has answered your question about case {ptNo} of patient [{patient}]: {reason}',
    },
  },
  designStarted: {
    title: { 'zh-CN': '开始设计', 'en-US': 'Design' },
    content: {
      'zh-CN': '患者【{patient}】的病例 {ptNo} 已开始设计。',
      'en-US': 'The design of case {ptNo} of patient [{patient}] has started.',
    },
  },
  planApproved: {
    title: { 'zh-CN': '临床通过', 'en-US': 'Approved' },
    content: {
      'zh-CN': '【{practice}】通过了患者【{patient}】病例 {ptNo} 的方案。',
      'en-US': '[{practice}] has approved the plan of case {ptNo} of patient [{patient}].',
    },
  },
  planRejected: {
    title: { 'zh-CN': '临床驳回', 'en-US': 'Rejected' },
    content: {
      'zh-CN': '【{practice}】驳回了患者【{patient}】病例 {ptNo} 的方案：{reason}',
      'en-US': '[{practice}] has rejected the plan of case {ptNo} of patient [{patient}]: {reason}',
    },
  },
  planConfirmed: {
    title: { 'zh-CN': '方案已确认', 'en-US': 'Plan confirmed' },
    content: {
      'zh-CN': '患者【{patient}】病例 {ptNo} 的方案已确认。',
      'en-US': 'The plan of case {ptNo} of patient [{patient}] has been confirmed.',
    },
  },
  productionStarted: {
    title: { 'zh-CN': '开始生产', 'en-US': 'Production' },
    content: {
      'zh-CN': '患者【{patient}】的病例 {ptNo} 已开始生产。',
      'en-US': 'Production of case {ptNo} of patient [{patient}] has started.',
    },
  },
  caseCompleted: {
    title: { 'zh-CN': '病例完成', 'en-US': 'Completed' },
    content: {
      'zh-CN': '患者【{patient}】的病例 {ptNo} 已完成。',
      'en-US': 'Case {ptNo} of patient [{patient}] is completed.',
    },
  },
  caseWithdrawn: {
    title: { 'zh-CN': '病例撤回', 'en-US': 'Withdrawn' },
    content: {
      'zh-CN': '【{practice}】撤回了患者【{patient}】的病例 {ptNo}，重新提交后您会再收到通知。',
      'en-US':
        '[{practice}] has withdrawn case {ptNo} of patient [{patient}]. You will hear when it is submitted again.',
    },
  },
  caseObsolete: {
    title: { 'zh-CN': '已作废', 'en-US': 'Obsolete' },
    content: {
      'zh-CN': '患者【{patient}】的病例 {ptNo} 已作废。',
      'en-US': 'Case {ptNo} of patient [{patient}] has been discarded.',
    },
  },
  caseRestored: {
    title: { 'zh-CN': '病例恢复', 'en-US': 'Restored' },
    content: {
      'zh-CN': '患者【{patient}】的病例 {ptNo} 已恢复，需重新提交。',
      'en-US': 'Case {ptNo} of patient [{patient}] has been restored and has to be submitted again.',
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
  joinAsked: {
    title: { 'zh-CN': '加入申请', 'en-US': 'Join request' },
    content: {
      'zh-CN': '{applicant} 申请加入【{practice}】，请处理。',
      'en-US': '{applicant} asks to join [{practice}].',
    },
  },
  joinApproved: {
    title: { 'zh-CN': '加入申请', 'en-US': 'Join request' },
    content: {
      'zh-CN': '您已加入【{practice}】。',
      'en-US': 'You have joined [{practice}].',
    },
  },
  joinRejected: {
    title: { 'zh-CN': '加入申请', 'en-US': 'Join request' },
    content: {
      'zh-CN': '【{practice}】拒绝了您的加入申请：{reason}',
      'en-US': '[{practice}] has rejected your application to join: {reason}',
    },
  },
  teamJoined: {
    title: { 'zh-CN': '设计团队', 'en-US': 'Design team' },
    content: {
      'zh-CN': '{name} 通过链接加入了设计团队【{team}】，请为其分配角色。',
      'en-US': '{name} has joined the design team [{team}] by the link. Please give them a role.',
    },
  },
  centerBound: {
    title: { 'zh-CN': '设计中心', 'en-US': 'Design center' },
    content: {
      'zh-CN': '【{practice}】已绑定设计中心【{center}】。',
      'en-US': '[{practice}] is now bound to the design center [{center}].',
    },
  },
  centerUnbound: {
    title: { 'zh-CN': '设计中心', 'en-US': 'Design center' },
    content: {
      'zh-CN': '【{practice}】已解绑设计中心【{center}】。',
      'en-US': '[{practice}] is no longer bound to the design center [{center}].',
    },
  },
  rechargeAsked: {
    title: { 'zh-CN': '充值申请', 'en-US': 'Recharge request' },
    content: {
      'zh-CN': '【{practice}】申请充值 {num} 积分。',
      'en-US': '[{practice}] asks for a recharge of {num} credits.',
    },
  },
  rechargeWithdrawn: {
    title: { 'zh-CN': '充值申请撤回', 'en-US': 'Recharge request' },
    content: {
      'zh-CN': '【{practice}】撤回了充值 {num} 积分的申请。',
      'en-US': '[{practice}] has withdrawn its request for {num} credits.',
    },
  },
  rechargeDeclined: {
    title: { 'zh-CN': '充值未通过', 'en-US': 'Recharge declined' },
    content: {
      'zh-CN': '【{practice}】充值 {num} 积分的申请被拒绝：{reason}',
      'en-US': 'The request of [{practice}] for {num} credits was declined: {reason}',
    },
  },
  creditsBooked: {
    title: { 'zh-CN': '充值到账', 'en-US': 'Recharge' },
    content: {
      'zh-CN': '【{practice}】充值 {num} 积分已到账，合同编号 {contract}。',
      'en-US': 'A recharge of {num} credits was booked for [{practice}], contract {contract}.',
    },
  },
  quotaGranted: {
    title: { 'zh-CN': '免费额度', 'en-US': 'Free quota' },
    content: {
      'zh-CN': '【{practice}】获得新的免费额度，详见账本。',
      'en-US': '[{practice}] was granted a free quota. The ledger has the details.',
    },
  },
  credentialsSubmitted: {
    title: { 'zh-CN': '资质认证', 'en-US': 'Certification' },
    content: {
      'zh-CN': '{applicant} 提交了资质材料，请在 24 小时内处理。',
      'en-US': '{applicant} has submitted credentials. An answer is due within 24 hours.',
    },
  },
  certified: {
    title: { 'zh-CN': '认证通过', 'en-US': 'Certified' },
    content: {
      'zh-CN': '您的资质材料已通过认证。',
      'en-US': 'Your credentials are certified.',
    },
  },
  certificationReturned: {
    title: { 'zh-CN': '认证未通过', 'en-US': 'Certification returned' },
    content: {
      'zh-CN': '您的资质材料未通过认证，请更改后再次提交：{reason}',
      'en-US': 'Your credentials were returned. Change what is marked and submit them again: {reason}',
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
export const noticeTypeNames = Object.keys(noticeTypes) as NoticeType[];
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
