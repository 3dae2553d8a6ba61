import { joinMachine } from '@archway/contracts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { demoAccounts } from '../../access/api.ts';
import { addApplication, foundDesignCenter, foundPractice, peopleOf } from '../../practices/api.ts';

export const MAIN_PRACTICE = 'P10001';
export const FOREIGN_PRACTICE = 'P10002';

/** One practice with everybody who may work for it, and a foreign one with its own doctor. */
export async function seedPractices(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    if (await peopleOf(tx, MAIN_PRACTICE)) return;
    const accounts = await demoAccounts(tx);
    const idOf = (name: string): string => {
      const found = accounts.find((account) => account.name === name);
      if (!found) throw new Error(`there is no account ${name}`);
      return found.id;
    };
    const [designer, auditor] = [idOf('demodesigner'), idOf('demoauditor')];
    const practiceId = await foundPractice(tx, {
      practice: {
        name: '晨光口腔 Morning Light Dental',
        abbreviation: '晨光 Morning Light',
        number: MAIN_PRACTICE,
        ownerId: idOf('democreator'),
        expiresOn: '2036-12-31',
        teamDesignEnabled: true,
        address: '上海市徐汇区衡山路 1 号',
      },
      doctors: [idOf('demodoctor')],
      assistants: [idOf('demoassistant')],
      makers: [idOf('demomaker')],
      team: {
        name: '晨光设计组 Morning Light Design',
        number: 'T20001',
        members: [
          { userId: designer, role: 'target_design' },
          { userId: designer, role: 'step_design' },
          { userId: designer, role: 'post_process' },
          { userId: auditor, role: 'target_internal_audit' },
          { userId: auditor, role: 'step_internal_audit' },
          { userId: auditor, role: 'internal_audit' },
        ],
      },
    });
    await foundPractice(tx, {
      practice: {
        name: '湖畔口腔 Lakeside Dental',
        abbreviation: '湖畔 Lakeside',
        number: FOREIGN_PRACTICE,
        ownerId: idOf('demooutsider'),
        expiresOn: '2036-12-31',
        address: '杭州市西湖区曙光路 2 号',
      },
      doctors: [idOf('demoplanner')],
    });
    const center = { number: 'D30001', name: '桥设计中心 Bridge Design Center' };
    await foundDesignCenter(tx, center, [idOf('democenter')], [practiceId]);
    await addApplication(tx, { practiceId, userId: idOf('demoapplicant'), status: joinMachine.states.pending });
  });
}
