import { type CaseStatus, type MessageSide, caseStatus, dataTypes, entrustTo } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import { peopleById } from '../../access/api.ts';
import { type ImportedMessage, importConversation } from '../../communication/api.ts';
import { casePrefix } from '../../files/api.ts';
import type { SeededCase, SeededPractice } from '../cases/cases.ts';
import type { Cast } from '../cases/rows.ts';
import type { DemoPack } from '../files/packs.ts';
import { placeObjects } from '../files/place-objects.ts';
import { type Conversation, type Line, type Speaker, conversations } from './conversations.ts';

const MINUTE = 60_000;
/** Cases that are talked about: those that were touched last. */
const TALKED_ABOUT = 16;
/** In these the last message waits to be read. */
const UNREAD: readonly CaseStatus[] = [caseStatus.designing, caseStatus.pendingApproval];
const sides: Record<Speaker, MessageSide> = { doctor: 'practice', designer: 'design', auditor: 'design' };

/** Conversations between the practice and who designs for it, with mentions and pictures. */
export async function seedTalk(
  context: AppContext,
  { cast, cases }: SeededPractice,
  packs: ReadonlyMap<string, DemoPack>,
): Promise<void> {
  const talked = [...cases]
    .sort((a, b) => b.demo.touchedAt - a.demo.touchedAt)
    .filter(({ demo }) => demo.entrust !== entrustTo.self && demo.story.length > 2)
    .slice(0, TALKED_ABOUT);
  for (const [index, entry] of talked.entries()) {
    const messages = await messagesOf(context, cast, entry, conversations[index % conversations.length]!, packs);
    const key = { caseId: entry.caseId, version: entry.demo.stage };
    const unread = UNREAD.includes(entry.demo.status) ? 1 : 0;
    await context.db.transaction((tx) => importConversation(tx, key, messages, unread));
  }
}

function userOf(speaker: Speaker, cast: Cast, { demo }: SeededCase): string | null {
  if (speaker === 'doctor') return cast.doctors[demo.doctor] ?? null;
  return (speaker === 'designer' ? cast.designers : cast.auditors)[demo.entrust] ?? null;
}

async function messagesOf(
  context: AppContext,
  cast: Cast,
  entry: SeededCase,
  conversation: Conversation,
  packs: ReadonlyMap<string, DemoPack>,
): Promise<ImportedMessage[]> {
  const { demo } = entry;
  const lines = conversation[demo.look.chinese ? 'zh' : 'en'];
  const begun = demo.story.findLast(({ action }) => action !== 'discard')?.at ?? demo.createdAt;
  const messages: ImportedMessage[] = [];
  for (const [at, line] of lines.entries()) {
    const userId = userOf(line.by, cast, entry);
    const mentioned = line.mentions ? userOf(line.mentions, cast, entry) : null;
    if (userId === null || (line.mentions && mentioned === null)) continue;
    const names = await peopleById(context.db, mentioned ? [mentioned] : []);
    messages.push({
      ...{ userId, side: sides[line.by], mentions: mentioned ? [mentioned] : [] },
      text: line.text.replace('@', `@${names.get(mentioned ?? '')?.name ?? ''}`),
      files: await filesOf(context, entry, userId, line, packs),
      at: new Date(begun - (lines.length - at) * 47 * MINUTE),
    });
  }
  return messages;
}

async function filesOf(
  context: AppContext,
  { caseId, demo }: SeededCase,
  userId: string,
  { shows }: Line,
  packs: ReadonlyMap<string, DemoPack>,
): Promise<ImportedMessage['files']> {
  const photo = packs.get(demo.look.name)?.photos.find(({ position }) => position === shows);
  if (!photo) return [];
  const prefix = casePrefix({ caseId, version: demo.stage, dataType: dataTypes.message, targetOrStepId: userId });
  const objectName = `${prefix}${demo.createdAt}_${photo.position}.jpg`;
  const placed = await placeObjects(context, [{ key: objectName, bytes: photo.bytes, contentType: 'image/jpeg' }]);
  const { size, crc64 } = placed(objectName);
  return [{ fileName: `${photo.position}.jpg`, objectName, size, crc64 }];
}
