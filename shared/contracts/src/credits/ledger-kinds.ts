import { named, valueSchema } from '../wire/values.ts';

/** Why something moved: the change types of the credit change log. */
export const ledgerKinds = [
  { value: 'recharge', key: 'recharge', zh: '充值', en: 'Recharge' },
  { value: 'confirmDeduction', key: 'confirmDeduction', zh: '确认方案扣除', en: 'Plan confirmed' },
  { value: 'processDeduction', key: 'processDeduction', zh: '确认模型处理扣除', en: 'Model processing confirmed' },
  { value: 'freeDeduction', key: 'freeDeduction', zh: '免费额度扣除', en: 'Free quota used' },
  { value: 'freeRecharge', key: 'freeRecharge', zh: '免费额度充值', en: 'Free quota granted' },
  { value: 'assistAuditUsage', key: 'assistAuditUsage', zh: '协助审核使用', en: 'Assist audit' },
  /** One that was asked for and never given. */
  { value: 'assistAuditReturn', key: 'assistAuditReturn', zh: '协助审核退回', en: 'Assist audit returned' },
  /** A note that a confirmation failed: it moves nothing. */
  { value: 'confirmFailed', key: 'confirmFailed', zh: '确认失败', en: 'Confirm failed' },
  /** What somebody had before there was a ledger. */
  { value: 'opening', key: 'opening', zh: '期初余额', en: 'Opening balance' },
] as const;
export type LedgerKind = (typeof ledgerKinds)[number]['value'];
export const ledgerKind = named(ledgerKinds);
export const ledgerKindSchema = valueSchema(ledgerKinds);
