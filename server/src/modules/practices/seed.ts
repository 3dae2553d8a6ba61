import { eq } from 'drizzle-orm';
import type { Database } from '../../infrastructure/database/database.ts';
import { users } from '../access/schema.ts';
import {
  assistantPractices,
  designCenterStaff,
  designCenters,
  designTeamMembers,
  designTeams,
  practiceDesignCenters,
  practiceMakers,
  practiceMembers,
  practices,
} from './schema.ts';

const MAIN = 'P10001';
const FOREIGN = 'P10002';

/** One practice with everybody who may work for it, and a foreign one with its own doctor. */
export async function seedPractices(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const [seeded] = await tx.select({ id: practices.id }).from(practices).where(eq(practices.number, MAIN));
    if (seeded) return;
    const accounts = await tx.select({ id: users.id, name: users.userName }).from(users).where(eq(users.demo, true));
    const idOf = (name: string): string => {
      const found = accounts.find((account) => account.name === name);
      if (!found) throw new Error(`there is no account ${name}`);
      return found.id;
    };
    const one = <T>([row]: T[]): T => row as T;
    const { id: practiceId } = one(
      await tx
        .insert(practices)
        .values({
          name: '晨光口腔 Morning Light Dental',
          abbreviation: '晨光 Morning Light',
          number: MAIN,
          ownerId: idOf('democreator'),
          expiresOn: '2036-12-31',
          teamDesignEnabled: true,
          address: '上海市徐汇区衡山路 1 号',
        })
        .returning(),
    );
    const { id: foreignId } = one(
      await tx
        .insert(practices)
        .values({
          name: '湖畔口腔 Lakeside Dental',
          abbreviation: '湖畔 Lakeside',
          number: FOREIGN,
          ownerId: idOf('demooutsider'),
          expiresOn: '2036-12-31',
          address: '杭州市西湖区曙光路 2 号',
        })
        .returning(),
    );
    await tx.insert(practiceMembers).values([
      { practiceId, userId: idOf('democreator'), identity: 'creator', isDefault: true },
      { practiceId, userId: idOf('demodoctor'), identity: 'doctor', isDefault: true },
      { practiceId: foreignId, userId: idOf('demooutsider'), identity: 'creator', isDefault: true },
    ]);
    await tx.insert(assistantPractices).values({ practiceId, userId: idOf('demoassistant'), isDefault: true });
    await tx.insert(practiceMakers).values({ practiceId, userId: idOf('demomaker') });
    const { id: teamId } = one(
      await tx
        .insert(designTeams)
        .values({ practiceId, name: '晨光设计组 Morning Light Design', number: 'T20001' })
        .returning(),
    );
    const member = (name: string, role: (typeof designTeamMembers.$inferInsert)['role']) => ({
      teamId,
      userId: idOf(name),
      role,
      isDefault: true,
    });
    await tx
      .insert(designTeamMembers)
      .values([
        member('demodesigner', 'target_design'),
        member('demodesigner', 'step_design'),
        member('demodesigner', 'post_process'),
        member('demoauditor', 'target_internal_audit'),
        member('demoauditor', 'step_internal_audit'),
        member('demoauditor', 'internal_audit'),
      ]);
    const { id: centerId } = one(
      await tx.insert(designCenters).values({ number: 'D30001', name: '桥设计中心 Bridge Design Center' }).returning(),
    );
    await tx.insert(designCenterStaff).values({ centerId, userId: idOf('democenter') });
    await tx.insert(practiceDesignCenters).values({ practiceId, centerId, isDefault: true });
  });
}
