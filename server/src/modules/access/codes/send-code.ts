import { CODE_MINUTES, type SentCodePurpose, type Lang, type MessageKindName } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import { sendMessage } from '../../messaging/api.ts';
import { findContact } from '../repository.ts';
import { codeHash, newCode } from './code-hash.ts';
import { setHash, unmadeCode } from './code-repository.ts';

export const CODE_QUEUE = 'access-send-code';

export interface CodeJob {
  readonly codeId: string;
  readonly lang: Lang;
}

interface Sending {
  readonly kind: MessageKindName;
  /** Whether it goes to contacts of an account, to those that no account has, or to either. */
  readonly to: 'account' | 'nobody' | 'anybody';
}

const sendings: Readonly<Record<SentCodePurpose, Sending>> = {
  login: { kind: 'loginCode', to: 'account' },
  reset: { kind: 'resetCode', to: 'account' },
  register: { kind: 'registerCode', to: 'nobody' },
  changePhone: { kind: 'changeCode', to: 'nobody' },
  changeEmail: { kind: 'changeCode', to: 'nobody' },
  openLink: { kind: 'linkCode', to: 'anybody' },
};

/**
 * Makes a code and sends it. Where an account is needed and there is none, nothing leaves; where there is one that must
 * not be, its owner is told so instead. A second try finds the code made and sends nothing more.
 */
export async function sendCode(context: Pick<AppContext, 'db' | 'jobs' | 'config'>, job: CodeJob): Promise<void> {
  await context.db.transaction(async (tx) => {
    const aim = await unmadeCode(tx, job.codeId);
    if (!aim) return;
    const { kind, to } = sendings[aim.purpose];
    const known = (await findContact(tx, aim.target)) !== null;
    const message = { channel: channelOf(aim.target), target: aim.target, lang: job.lang };
    if (to === 'account' && !known) return;
    if (to === 'nobody' && known) {
      await setHash(tx, job.codeId, NO_CODE);
      await sendMessage(context, tx, { ...message, kind: 'alreadyRegistered', values: {} });
      return;
    }
    const code = newCode();
    await setHash(tx, job.codeId, codeHash(context.config, aim, code));
    await sendMessage(context, tx, {
      ...message,
      kind,
      values: { code, minutes: String(CODE_MINUTES) },
      usefulUntil: new Date(aim.at.getTime() + CODE_MINUTES * 60_000),
    });
  });
}

/** No code has this hash. */
const NO_CODE = '';

const channelOf = (target: string): 'mail' | 'sms' => (target.startsWith('+') ? 'sms' : 'mail');
