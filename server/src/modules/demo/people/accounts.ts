import { type AccountRole, type DoctorType, currentAgreement, doctorType } from '@archway/contracts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { acceptAgreement, findAccount, hashPassword, insertUser } from '../../access/api.ts';

export const DEMO_PASSWORD = 'Archway-2026';

interface DemoAccount {
  readonly userName: string;
  readonly nickName: string;
  /** What it holds by itself; what it is to a practice comes from `practices.ts`. */
  readonly roles?: readonly AccountRole[];
  readonly doctorType?: DoctorType;
  readonly services: readonly number[];
}

/** Services that have screens; doctors of the first practice may use all of them. */
const ALL = [0, 1, 2, 3, 4, 5, 7];

/**
 * `demooutsider` works in another practice: what it sees of the others' cases is a mistake. `demoplanner` works there
 * without aligners: whoever has not their service is led elsewhere. `demoapplicant` belongs nowhere yet, and asks to
 * join the first practice.
 */
export const demoAccountList = [
  {
    userName: 'democreator',
    nickName: '林静 Lin Jing',
    doctorType: doctorType.doctor,
    services: ALL,
  },
  {
    userName: 'demodoctor',
    nickName: '周明 Zhou Ming',
    doctorType: doctorType.doctor,
    services: ALL,
  },
  {
    userName: 'demoassistant',
    nickName: '何雨 He Yu',
    doctorType: doctorType.assistant,
    services: ALL,
  },
  {
    userName: 'demodesigner',
    nickName: '许诺 Xu Nuo',
    services: ALL,
  },
  {
    userName: 'demoauditor',
    nickName: '高远 Gao Yuan',
    services: ALL,
  },
  { userName: 'democenter', nickName: '沈睿 Shen Rui', services: ALL },
  { userName: 'demomaker', nickName: '马超 Ma Chao', services: ALL },
  { userName: 'demoadmin', nickName: '平台管理员 Administrator', roles: ['admin'], services: ALL },
  {
    userName: 'demooutsider',
    nickName: '宋词 Song Ci',
    doctorType: doctorType.doctor,
    services: [0],
  },
  {
    userName: 'demoplanner',
    nickName: '叶青 Ye Qing',
    doctorType: doctorType.doctor,
    services: [3, 7],
  },
  { userName: 'demoapplicant', nickName: '苏禾 Su He', doctorType: doctorType.doctor, services: [0] },
] as const satisfies readonly DemoAccount[];

/** Inserts the demonstration accounts that are missing. */
export async function seedAccounts(db: Database): Promise<void> {
  const accounts: readonly DemoAccount[] = demoAccountList;
  const missing: DemoAccount[] = [];
  for (const account of accounts) if (!(await findAccount(db, account.userName))) missing.push(account);
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction(async (tx) => {
    for (const account of missing) {
      const doctor = account.doctorType !== undefined;
      const userId = await insertUser(
        tx,
        {
          userName: account.userName,
          nickName: account.nickName,
          email: `${account.userName}@example.com`,
          doctorType: account.doctorType ?? null,
          passwordHash,
          services: [...account.services],
          certification: doctor ? 'authed' : 'none',
          expiresOn: '2036-12-31',
          demo: true,
        },
        account.roles ?? [],
      );
      await acceptAgreement(tx, userId, currentAgreement.version, null);
    }
  });
}
