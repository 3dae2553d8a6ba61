import type { PracticeListItem } from '@archway/contracts';

/** Of a practice, what the notice about it says. */
type Named = Pick<PracticeListItem, 'name' | 'creatorName'>;

/** Why somebody cannot open or submit cases now; null when nothing stands in the way. */
export type GateFinding =
  | { readonly reason: 'noPractice' }
  | { readonly reason: 'expired'; readonly expiredDay: string | null; readonly practice: Named }
  | { readonly reason: 'disabled'; readonly practice: Named }
  | { readonly reason: 'accountExpired' }
  | null;

type Practice = Pick<PracticeListItem, 'accountExpired' | 'expiredDay' | 'available'> & Named;

/** Whether any practice is open to the user. Of several expired ones the first is named. */
export function checkGate(practices: readonly Practice[], accountExpired: boolean): GateFinding {
  const [first] = practices;
  if (!first) return { reason: 'noPractice' };
  if (practices.every((practice) => practice.accountExpired)) return checkPractice(first);
  if (accountExpired) return { reason: 'accountExpired' };
  const findings = practices.map(checkPractice);
  return findings.some((finding) => finding === null) ? null : (findings.find(Boolean) ?? null);
}

/** Whether cases may be opened in this practice. */
export function checkPractice({ accountExpired, available, expiredDay, name, creatorName }: Practice): GateFinding {
  const practice = { name, creatorName };
  if (accountExpired) return { reason: 'expired', expiredDay, practice };
  return available ? null : { reason: 'disabled', practice };
}
