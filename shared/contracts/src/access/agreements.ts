import type { Lang } from '../wire/errors.ts';

interface AgreementSection {
  readonly key: string;
  readonly title: Readonly<Record<Lang, string>>;
  readonly body: Readonly<Record<Lang, string>>;
}

/** One version of the service agreement. */
export interface Agreement {
  readonly version: number;
  /** Day from which it holds, YYYY-MM-DD. */
  readonly since: string;
  readonly sections: readonly AgreementSection[];
}

/**
 * Every version of the service agreement, oldest first. A version that people have accepted is never changed: another
 * one follows it, and everybody is asked again.
 */
export const agreements: readonly [Agreement, ...Agreement[]] = [
  {
    version: 1,
    since: '2026-11-22',
    sections: [
      {
        key: 'service',
        title: { 'zh-CN': '服务内容', 'en-US': 'The service' },
        body: {
          'zh-CN':
            'Archway 供口腔诊所及其医生管理隐形矫治病例、订购数字化设计服务。本服务辅助具备资质的专业人员工作，不替代诊断与治疗。',
          'en-US':
            'Archway lets dental practices and their doctors manage clear-aligner cases and order digital design services. It supports the work of qualified professionals and replaces neither diagnosis nor treatment.',
        },
      },
      {
        key: 'account',
        title: { 'zh-CN': '您的账号', 'en-US': 'Your account' },
        body: {
          'zh-CN':
            '请使用真实信息注册，妥善保管密码和验证码，并在公用设备上退出登录。在您报告账号被盗用之前，使用您账号的操作视为您本人的操作。',
          'en-US':
            'Register with data that are true, keep the password and verification codes to yourself, and log out on shared devices. What is done with your account counts as done by you until you report its misuse.',
        },
      },
      {
        key: 'patients',
        title: { 'zh-CN': '患者资料', 'en-US': 'Patient data' },
        body: {
          'zh-CN':
            '您录入患者资料前，须取得法律要求的同意。资料归诊所所有，仅用于您委托的病例，仅参与该病例的人员可见。',
          'en-US':
            'You enter patient data only with the consent that the law requires. They belong to the practice, are used for the cases that you entrust to us, and are shown only to those who work on a case.',
        },
      },
      {
        key: 'duties',
        title: { 'zh-CN': '审阅与审批', 'en-US': 'Reviews and approvals' },
        body: {
          'zh-CN': '方案须经医生审批通过后方可生产。审批人应已核对方案。每次审批均记录时间。',
          'en-US':
            'A plan goes into production only after a doctor has approved it. Whoever approves has checked it. Every approval is recorded with its time.',
        },
      },
      {
        key: 'credits',
        title: { 'zh-CN': '积分', 'en-US': 'Credits' },
        body: {
          'zh-CN': '确认方案将扣除诊所的积分或免费次数，已确认方案所扣除的不予退还。',
          'en-US':
            'Confirming a plan uses credits or a free quota of the practice. What was used by a confirmed plan is not returned.',
        },
      },
      {
        key: 'privacy',
        title: { 'zh-CN': '隐私', 'en-US': 'Privacy' },
        body: {
          'zh-CN':
            '我们保存您的姓名、手机号和邮箱用于账号服务，保存日志用于保护账号；除代为发送消息的服务商外，不向他人提供。您可随时要求查阅或删除您的信息。',
          'en-US':
            'We keep your name, phone number and email to run the account, and logs to protect it. We pass them to nobody but the providers that deliver our messages. You can ask for your data and their removal at any time.',
        },
      },
    ],
  },
];

/** The version that holds now. */
export const currentAgreement: Agreement = agreements.at(-1) ?? agreements[0];
