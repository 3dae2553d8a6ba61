import type { NoticeText } from './notice-text.ts';

/** What people are told of practices, teams, credits and their own account. */
export const peopleNotices = {
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
  joinRevoked: {
    title: { 'zh-CN': '加入申请', 'en-US': 'Join request' },
    content: {
      'zh-CN': '{applicant} 撤回了加入【{practice}】的申请。',
      'en-US': '{applicant} has withdrawn the application to join [{practice}].',
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
  creditsLow: {
    title: { 'zh-CN': '积分不足', 'en-US': 'Low credits' },
    content: {
      'zh-CN': '【{practice}】仅剩 {num} 积分，请及时充值。',
      'en-US': '[{practice}] has only {num} credits left. Please recharge in time.',
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
  webhookGivenUp: {
    title: { 'zh-CN': 'Webhook 已停用', 'en-US': 'Webhook turned off' },
    content: {
      'zh-CN': '【{practice}】的 Webhook {url} 长时间无法送达，已自动停用。',
      'en-US': 'Nothing has reached the webhook {url} of [{practice}] for a long time. It was turned off.',
    },
  },
  sendingFailed: {
    title: { 'zh-CN': '病例未能送达', 'en-US': 'Case not delivered' },
    content: {
      'zh-CN': '病例 {ptNo} 多次尝试后仍未送达外部隐形矫治服务 {url}，可在对接设置中重新发送。',
      'en-US':
        'Case {ptNo} did not reach the external aligner service {url}, however often it was tried. It can be sent again under Integration Setting.',
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
