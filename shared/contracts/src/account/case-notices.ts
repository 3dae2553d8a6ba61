import type { NoticeText } from './notice-text.ts';

/** What people are told of cases, plans and orders. */
export const caseNotices = {
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
  planToAudit: {
    title: { 'zh-CN': '待审核', 'en-US': 'Audit' },
    content: {
      'zh-CN': '患者【{patient}】的方案【{name}】已提交审核，病例 {ptNo}。',
      'en-US': 'Plan [{name}] of patient [{patient}] was submitted for audit, case {ptNo}.',
    },
  },
  planPassedAudit: {
    title: { 'zh-CN': '审核通过', 'en-US': 'Audit passed' },
    content: {
      'zh-CN': '患者【{patient}】的方案【{name}】已通过审核，病例 {ptNo}。',
      'en-US': 'Plan [{name}] of patient [{patient}] has passed its audit, case {ptNo}.',
    },
  },
  planFailedAudit: {
    title: { 'zh-CN': '审核驳回', 'en-US': 'Audit rejected' },
    content: {
      'zh-CN': '患者【{patient}】的方案【{name}】审核被驳回，病例 {ptNo}：{reason}',
      'en-US': 'Plan [{name}] of patient [{patient}] was rejected in its audit, case {ptNo}: {reason}',
    },
  },
  targetTaskGiven: {
    title: { 'zh-CN': '设计任务', 'en-US': 'Design task' },
    content: {
      'zh-CN': '{by} 将患者【{patient}】病例 {ptNo} 的目标位设计任务交给您。{reason}',
      'en-US': '{by} has given you the target design task of patient [{patient}], case {ptNo}. {reason}',
    },
  },
  stepTaskGiven: {
    title: { 'zh-CN': '设计任务', 'en-US': 'Design task' },
    content: {
      'zh-CN': '{by} 将患者【{patient}】病例 {ptNo} 的分步设计任务交给您。{reason}',
      'en-US': '{by} has given you the stage design task of patient [{patient}], case {ptNo}. {reason}',
    },
  },
  targetTaskYours: {
    title: { 'zh-CN': '设计任务', 'en-US': 'Design task' },
    content: {
      'zh-CN': '您是默认成员：患者【{patient}】病例 {ptNo} 的目标位设计任务由您负责。',
      'en-US': 'You are the default member: the target design task of patient [{patient}], case {ptNo}, is yours.',
    },
  },
  stepTaskYours: {
    title: { 'zh-CN': '设计任务', 'en-US': 'Design task' },
    content: {
      'zh-CN': '您是默认成员：患者【{patient}】病例 {ptNo} 的分步设计任务由您负责。',
      'en-US': 'You are the default member: the stage design task of patient [{patient}], case {ptNo}, is yours.',
    },
  },
  finishTaskGiven: {
    title: { 'zh-CN': '后处理任务', 'en-US': 'Post-processing task' },
    content: {
      'zh-CN': '{by} 将患者【{patient}】病例 {ptNo} 的后处理任务交给您。{reason}',
      'en-US': '{by} has given you the post-processing task of patient [{patient}], case {ptNo}. {reason}',
    },
  },
  finishTaskYours: {
    title: { 'zh-CN': '后处理任务', 'en-US': 'Post-processing task' },
    content: {
      'zh-CN': '您是默认成员：患者【{patient}】病例 {ptNo} 的后处理任务由您负责。',
      'en-US': 'You are the default member: the post-processing task of patient [{patient}], case {ptNo}, is yours.',
    },
  },
  taskReassigned: {
    title: { 'zh-CN': '任务改派', 'en-US': 'Task reassigned' },
    content: {
      'zh-CN': '{by} 已将患者【{patient}】病例 {ptNo} 的设计任务改派给 {to}。',
      'en-US': '{by} has assigned the design task of patient [{patient}], case {ptNo}, to {to} instead of you.',
    },
  },
  reviewPassed: {
    title: { 'zh-CN': '评审通过', 'en-US': 'Review passed' },
    content: {
      'zh-CN': '{by} 评审通过了患者【{patient}】病例 {ptNo} 的方案【{name}】，请应用评审结果。{reason}',
      'en-US': '{by} has passed plan [{name}] of patient [{patient}], case {ptNo}. Please apply the result. {reason}',
    },
  },
  reviewRejected: {
    title: { 'zh-CN': '评审驳回', 'en-US': 'Review failed' },
    content: {
      'zh-CN': '{by} 驳回了患者【{patient}】病例 {ptNo} 的方案【{name}】，请应用评审结果：{reason}',
      'en-US': '{by} has returned plan [{name}] of patient [{patient}], case {ptNo}. Please apply the result: {reason}',
    },
  },
  assistAsked: {
    title: { 'zh-CN': '协助审核', 'en-US': 'Assist audit' },
    content: {
      'zh-CN': '【{practice}】请求协助审核病例 {ptNo} 的方案【{name}】。{reason}',
      'en-US': '[{practice}] asks for help with the audit of plan [{name}], case {ptNo}. {reason}',
    },
  },
  assistFine: {
    title: { 'zh-CN': '协助审核', 'en-US': 'Assist audit' },
    content: {
      'zh-CN': '{by} 建议采用患者【{patient}】病例 {ptNo} 的方案【{name}】。{reason}',
      'en-US': '{by} advises to use plan [{name}] of patient [{patient}], case {ptNo}, as it is. {reason}',
    },
  },
  assistChange: {
    title: { 'zh-CN': '协助审核', 'en-US': 'Assist audit' },
    content: {
      'zh-CN': '{by} 建议先修改患者【{patient}】病例 {ptNo} 的方案【{name}】：{reason}',
      'en-US': '{by} advises to change plan [{name}] of patient [{patient}], case {ptNo}, first: {reason}',
    },
  },
  assistDeclined: {
    title: { 'zh-CN': '协助审核未受理', 'en-US': 'Assist audit declined' },
    content: {
      'zh-CN': '{by} 未受理患者【{patient}】病例 {ptNo} 方案【{name}】的协助审核，次数已退回：{reason}',
      'en-US':
        '{by} has declined the assist audit of plan [{name}] of patient [{patient}], case {ptNo}; its count was given back: {reason}',
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
  inspectionFindings: {
    title: { 'zh-CN': '质检不通过', 'en-US': 'Inspection' },
    content: {
      'zh-CN': '患者【{patient}】的病例 {ptNo} 质检不通过，质检报告列出 {num} 处问题，请查看并补充资料。{reason}',
      'en-US':
        'Case {ptNo} of patient [{patient}] failed inspection. The quality report lists points to settle: {num}. {reason}',
    },
  },
  inspectionNotes: {
    title: { 'zh-CN': '质检通过', 'en-US': 'Inspection' },
    content: {
      'zh-CN': '患者【{patient}】的病例 {ptNo} 质检通过，质检报告有 {num} 处提示供参考。',
      'en-US': 'Case {ptNo} of patient [{patient}] has passed inspection. Remarks in the quality report: {num}.',
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
  planPostProcessed: {
    title: { 'zh-CN': '待确认', 'en-US': 'Ready to confirm' },
    content: {
      'zh-CN': '患者【{patient}】病例 {ptNo} 的方案【{name}】已完成后处理。',
      'en-US': 'Post-processing of plan [{name}] of patient [{patient}], case {ptNo}, is completed.',
    },
  },
  retainerDesigned: {
    title: { 'zh-CN': '待确认', 'en-US': 'Ready to confirm' },
    content: {
      'zh-CN': '患者【{patient}】病例 {ptNo} 的方案【{name}】已完成保持器设计。',
      'en-US': 'The retainer design of plan [{name}] of patient [{patient}], case {ptNo}, is completed.',
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
  caseTransferredTo: {
    title: { 'zh-CN': '病例转移', 'en-US': 'Case transferred' },
    content: {
      'zh-CN': '{by} 将患者【{patient}】的病例 {ptNo} 转移给您，原医生：{from}。',
      'en-US': '{by} has transferred case {ptNo} of patient [{patient}] to you. It was with {from}.',
    },
  },
  caseTransferredFrom: {
    title: { 'zh-CN': '病例转移', 'en-US': 'Case transferred' },
    content: {
      'zh-CN': '{by} 已将您的患者【{patient}】的病例 {ptNo} 转移给 {to}。',
      'en-US': '{by} has transferred case {ptNo} of your patient [{patient}] to {to}.',
    },
  },
  caseRestarted: {
    title: { 'zh-CN': '病例重启', 'en-US': 'Refinement' },
    content: {
      'zh-CN': '{by} 为患者【{patient}】的病例 {ptNo} 发起了重启，请重新上传患者资料。',
      'en-US': '{by} has restarted case {ptNo} of patient [{patient}]. The refinement needs new patient records.',
    },
  },
  refinementComing: {
    title: { 'zh-CN': '病例重启', 'en-US': 'Refinement' },
    content: {
      'zh-CN': '【{practice}】为患者【{patient}】的病例 {ptNo} 发起了重启，提交后您会再收到通知。',
      'en-US':
        '[{practice}] has restarted case {ptNo} of patient [{patient}]. You will hear when the refinement is submitted.',
    },
  },
  messageArrived: {
    title: { 'zh-CN': '新消息', 'en-US': 'New message' },
    content: {
      'zh-CN': '{by} 在患者【{patient}】的病例 {ptNo} 中发送了新消息。',
      'en-US': '{by} has written a message about case {ptNo} of patient [{patient}].',
    },
  },
  messageMention: {
    title: { 'zh-CN': '有人提及您', 'en-US': 'You were mentioned' },
    content: {
      'zh-CN': '{by} 在患者【{patient}】的病例 {ptNo} 的沟通记录中提及了您。',
      'en-US': '{by} has mentioned you in the communication of case {ptNo} of patient [{patient}].',
    },
  },
  planCommented: {
    title: { 'zh-CN': '方案批注', 'en-US': 'Comment on a plan' },
    content: {
      'zh-CN': '{by} 批注了患者【{patient}】的方案【{name}】，病例 {ptNo}。',
      'en-US': '{by} has commented on plan [{name}] of patient [{patient}], case {ptNo}.',
    },
  },
  commentMention: {
    title: { 'zh-CN': '有人提及您', 'en-US': 'You were mentioned' },
    content: {
      'zh-CN': '{by} 在患者【{patient}】的方案【{name}】的批注中提及了您，病例 {ptNo}。',
      'en-US': '{by} has mentioned you in a comment on plan [{name}] of patient [{patient}], case {ptNo}.',
    },
  },
  upperReplaced: {
    title: { 'zh-CN': '模型已替换', 'en-US': 'Model replaced' },
    content: {
      'zh-CN': '患者【{patient}】的病例 {ptNo} 的上颌模型已被替换。',
      'en-US': 'The upper model of case {ptNo} of patient [{patient}] was replaced.',
    },
  },
  lowerReplaced: {
    title: { 'zh-CN': '模型已替换', 'en-US': 'Model replaced' },
    content: {
      'zh-CN': '患者【{patient}】的病例 {ptNo} 的下颌模型已被替换。',
      'en-US': 'The lower model of case {ptNo} of patient [{patient}] was replaced.',
    },
  },
  implantReportIssued: {
    title: { 'zh-CN': '种植报告', 'en-US': 'Implant report' },
    content: {
      'zh-CN': '患者【{patient}】的病例 {ptNo} 的种植报告已发布，请查看。',
      'en-US': 'The implant report of case {ptNo} of patient [{patient}] has been issued.',
    },
  },
  packageSent: {
    title: { 'zh-CN': '包裹已发出', 'en-US': 'Package sent' },
    content: {
      'zh-CN': '患者【{patient}】的生产订单 {orderNo} 已发出包裹：{courier} {trackingNo}。',
      'en-US': 'A package of production order {orderNo} of patient [{patient}] is on its way: {courier} {trackingNo}.',
    },
  },
} as const satisfies Record<string, NoticeText>;
