import { randomBytes } from 'node:crypto';
import {
  ATTACHMENT_LIMIT_MB,
  type ArchivedMessage,
  type ArchivedPerson,
  archivedMessages,
  attachmentExtensions,
  dataTypes,
} from '@archway/contracts';
import { type Packing, type Unpacking, archivePart } from '../cases/api.ts';
import { filesOf, insertFiles } from './attachment-repository.ts';
import { authorPlace, mentionPlace } from './elsewhere.ts';
import { insertMessage, mentionsOf, messagesOf } from './message-repository.ts';
import { type MessageRecord, caseMessageFiles, caseMessageMentions, caseMessages } from './schema.ts';

const name = 'messages';

async function read(packing: Packing): Promise<ArchivedMessage[]> {
  const { db } = packing;
  const messages = await messagesOf(db, packing.caseId);
  const ids = messages.map(({ messageId }) => messageId);
  const [files, mentions] = [await filesOf(db, ids), await mentionsOf(db, ids)];
  const found: ArchivedMessage[] = [];
  for (const message of messages) {
    const { messageId: id, version, seq, side, text, at, correctTime, withdrawTime } = message;
    const own = files.filter((file) => file.messageId === id);
    const named = mentions.flatMap((each) => (each.messageId === id ? each.userId : []));
    found.push({
      ...{ id, version, seq, side, text, at: at.toISOString() },
      author: await packing.somebody({ userId: message.userId, place: authorPlace(id) }),
      mentions: await mentionedIn(packing, message, named),
      attachments: own.map(({ objectName, fileName, place }) => {
        const path = `${name}/v${version}/${padded(seq, 4)}-${padded(place, 2)}`;
        return { file: packing.file({ version, dataType: dataTypes.message, objectName, path }), fileName };
      }),
      correctTime: correctTime?.toISOString() ?? null,
      withdrawTime: withdrawTime?.toISOString() ?? null,
    });
  }
  return found;
}

const padded = (count: number, digits: number): string => String(count).padStart(digits, '0');

/** Accounts that a message of here mentions, or the names that came with one of elsewhere. */
async function mentionedIn(
  packing: Packing,
  { messageId, userId: author }: MessageRecord,
  named: readonly string[],
): Promise<ArchivedPerson[]> {
  const people: ArchivedPerson[] = [];
  for (const userId of named) people.push(await packing.somebody({ userId, place: mentionPlace(messageId, 0) }));
  if (author !== null) return people;
  for (;;) {
    const place = mentionPlace(messageId, people.length + 1);
    const person = await packing.person({ userId: null, place });
    if (person === null) return people;
    people.push(person);
  }
}

/** Messages of elsewhere have no author here: they are nobody's to change, and news to nobody. */
async function write(unpacking: Unpacking, messages: ArchivedMessage[]): Promise<void> {
  const { tx, caseId } = unpacking;
  for (const { id: old, author, mentions, attachments, ...message } of messages) {
    const { at, correctTime, withdrawTime } = message;
    const row = await insertMessage(
      tx,
      {
        ...{ ...message, caseId, userId: null, at: new Date(at) },
        correctTime: correctTime === null ? null : new Date(correctTime),
        withdrawTime: withdrawTime === null ? null : new Date(withdrawTime),
        ...{ clientKey: randomBytes(16).toString('hex'), sentHash: '' },
      },
      [],
    );
    const files = attachments.map(({ file, fileName }) => ({ ...unpacking.file(file), fileName }));
    await insertFiles(tx, row, files);
    unpacking.keepId(name, old, row.messageId);
    unpacking.keepName(authorPlace(row.messageId), author);
    for (const [index, person] of mentions.entries())
      unpacking.keepName(mentionPlace(row.messageId, index + 1), person);
  }
}

/** What was written about a case, with its attachments, in the archive of the case. */
export const messagePart = archivePart<ArchivedMessage[]>({
  ...{ name, rank: 1, schema: archivedMessages, read, write },
  tables: [caseMessages, caseMessageFiles, caseMessageMentions],
  owns: { dataType: dataTypes.message, extensions: attachmentExtensions, limitMb: ATTACHMENT_LIMIT_MB },
  versions: (messages) => messages.map(({ version }) => version),
  files: (messages) => messages.flatMap(({ attachments }) => attachments.map(({ file }) => file)),
});
