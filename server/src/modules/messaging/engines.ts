import type { Channel } from '@archway/contracts';
import type { AppContext } from '../../context.ts';
import type { Engine } from './engine.ts';
import { AliyunSmsEngine } from './engines/aliyun-sms-engine.ts';
import { FolderEngine, outboxFolder } from './engines/folder-engine.ts';
import { SmtpEngine } from './engines/smtp-engine.ts';

/** The engine of each channel, as the installation is configured; without a word of it, both write into the folder. */
export function enginesOf({ config }: Pick<AppContext, 'config'>): Readonly<Record<Channel, Engine>> {
  const { smtp, sms } = config.messaging;
  const folder = new FolderEngine(outboxFolder(config.dataFolder));
  return { mail: smtp ? new SmtpEngine(smtp) : folder, sms: sms ? new AliyunSmsEngine(sms) : folder };
}

/** Channels whose messages nobody receives: they are written into the folder. */
export const channelsOfFolder = ({ config }: Pick<AppContext, 'config'>): Channel[] => [
  ...(config.messaging.smtp ? [] : (['mail'] as const)),
  ...(config.messaging.sms ? [] : (['sms'] as const)),
];
