import { CORRECTABLE_MINUTES, type CaseMessage } from '@archway/contracts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { peopleById } from '../access/api.ts';
import { filesOf } from './attachment-repository.ts';
import { mentionsOf } from './message-repository.ts';
import { readersOf } from './read-repository.ts';
import type { MessageRecord } from './schema.ts';

/** Until when the author may correct a message. */
export const correctableUntil = ({ at }: Pick<MessageRecord, 'at'>): Date =>
  new Date(at.getTime() + CORRECTABLE_MINUTES * 60_000);

/** Messages of one case, as one of those sees them who read it. */
export async function viewMessages(
  db: Querier,
  userId: string,
  messages: readonly MessageRecord[],
): Promise<CaseMessage[]> {
  const [first] = messages;
  if (!first) return [];
  const ids = messages.map(({ messageId }) => messageId);
  const [files, mentions, readers] = [
    await filesOf(db, ids),
    await mentionsOf(db, ids),
    await readersOf(db, first.caseId),
  ];
  const involved = [...messages, ...mentions, ...readers].map((of) => of.userId);
  const people = await peopleById(db, involved);
  const person = (id: string) => ({ userId: id, name: people.get(id)?.name ?? '' });

  return messages.map((message): CaseMessage => {
    const { messageId, seq, version, side, at, text, correctTime, withdrawTime } = message;
    const own = message.userId === userId;
    const withdrawn = withdrawTime !== null;
    return {
      ...{ messageId, seq, version, at: at.toISOString(), text, own, withdrawn },
      author: { ...person(message.userId), side },
      attachments: files
        .filter((file) => file.messageId === messageId)
        .map(({ objectName, fileName, size }) => ({ objectName, fileName, size })),
      mentions: mentions.filter((of) => of.messageId === messageId).map((of) => person(of.userId)),
      correctedTime: correctTime?.toISOString() ?? null,
      readBy: readers
        .filter((reader) => reader.readSeq >= seq && reader.userId !== message.userId)
        .map((reader) => person(reader.userId))
        .sort((one, other) => one.name.localeCompare(other.name)),
      correctableUntil: own && !withdrawn ? correctableUntil(message).toISOString() : null,
    };
  });
}

/** The same of one. */
export async function viewMessage(db: Querier, userId: string, message: MessageRecord): Promise<CaseMessage> {
  const [view] = await viewMessages(db, userId, [message]);
  if (!view) throw new Error('a message without a view');
  return view;
}
