import { type ProvisioningInput, endpoints } from '@archway/contracts';
import { serverAt } from '../../cli/server.ts';
import { login } from '../login.ts';

export const PASSWORD = 'Sessions-2026';
/** Practices that the sessions are spread over; what happens in one is heard by its own people alone. */
const PRACTICES = 50;
const FAR = '2036-12-31';

const numbers = Array.from({ length: PRACTICES }, (_, index) => String(index + 1).padStart(2, '0'));

const document: ProvisioningInput = {
  users: numbers.map((number) => ({
    ...{ userName: `sessions-${number}`, nickName: `Sessions ${number}`, phone: `139000000${number}` },
    ...{ password: PASSWORD, kind: 'doctor', services: ['aligner'], expires: FAR },
  })),
  practices: numbers.map((number) => ({
    ...{ code: `S-90${number}`, name: `Practice ${number}`, abbreviation: `Practice ${number}` },
    ...{ creator: `sessions-${number}`, expires: FAR },
  })),
};

/** Practices with an owner each. @returns the owners' account names */
export async function addPractices(url: string): Promise<string[]> {
  const server = serverAt(url, await login(url, 'demoadmin'));
  const { problems } = await server.call(endpoints.provisioning.apply, { body: { document, dryRun: false } });
  if (problems.length > 0) throw new Error(`The practices could not be made: ${JSON.stringify(problems[0])}`);
  return numbers.map((number) => `sessions-${number}`);
}
